CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.events (
    game_id text NOT NULL,
    version integer NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    actor text,
    action_id text,
    rules_version integer NOT NULL,
    at timestamp with time zone NOT NULL,
    process text NOT NULL,
    clock_ms bigint NOT NULL,
    schema integer DEFAULT 1 NOT NULL,
    pack bytea
);
CREATE TABLE public.games (
    id text NOT NULL,
    game text NOT NULL,
    rules text NOT NULL,
    status text NOT NULL,
    is_private boolean NOT NULL,
    opened_by text,
    people integer NOT NULL,
    version integer NOT NULL,
    winner integer,
    reason text,
    position_key text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    due_ms bigint
);
CREATE TABLE public.guests (
    id text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.processes (
    process text NOT NULL,
    clock_ms bigint NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.refusals (
    game_id text NOT NULL,
    actor text NOT NULL,
    action_id text NOT NULL,
    code text NOT NULL,
    detail text NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.renewals (
    key text NOT NULL,
    count integer NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.seats (
    game_id text NOT NULL,
    seat integer NOT NULL,
    guest_id text,
    bot text,
    name text NOT NULL
);
CREATE TABLE public.settings (
    name text NOT NULL,
    value bytea NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0008');
INSERT INTO public.events VALUES ('wait-too-long', 3, 'packed', '{"guests":["ann"]}', NULL, NULL, 1, '2030-01-02 14:24:00+00', 'process-1', 95040000, 3, '\x789c858fbb0ec2300c457f053ca7929396816e88851db6264329510195a434cd84faefd8e1310012b1153947d7be4e5581efadb3071070f6a747d1743e50614405370d6d7db11a4a0dd7580fa3d720340cb1b321c1f576b39b27b6f723a3cac5ae137c1982471fc6a4ab9d4baa30d2103b24c636544d64493ec1d62c95246aa3fd6873af25560c52c7c40bbecd9e8edf400a0afe8ac21c33949433a94a444a1af387aa992c4a5530e519fde01b1b422649f3bb26150a14cb051648879eb9a030e60e10866a23');
INSERT INTO public.events VALUES ('quarto-left-alone', 7, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 14:24:00+00', 'process-1', 786240000, 3, '\x789cc5514d4fc3300cfd2b23e75472d28f759538202edce1d6f4d051338abaa6342d17b4ff8e9d8dae1bbd20219148c9d3f3b39fe3e4b9b01db6580929de6c7d05dc50f683477bfb717157d81d4385ccc5a711bb728f466446bc8fc45b23a411fdd8a0f3e4fde3c3d38de7b676602a6fc7a6917c1444be5a37785dd9b65e75f4ed89530732a3fa0e4b96280aee46bc92b7dfe6774c5c66e88b8c2d5e651833825a57f6a5c615e12a0d2bbe30d2e742dcccc9db215604c3308d214dc28d5e6b0095c469f4b34f1e95f7b88d979a9ac25bbd14eeb174b6f582a1e6660f3cea696cb343a88c0641057446cf13a7a92e4bd934880275fac9200ef494a0e46cf3b76a08210015805ea928d35106c02effc22a38b3dc5bd7db6774cebfe46f3055ddc410012df92bb04e13ed115508e56c17c517343feffb');
INSERT INTO public.events VALUES ('quarto-time', 8, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 14:25:01+00', 'process-1', 786301000, 3, '\x789ccd523d4fc33010fd2b95e744dc3949d344ea8058d8618b33a4e428416d5ce28405f5bf73e77e9150b1c0802df99ede7dbcf3d945a1ec8e5aaa55a05e6d3301aeafbadea3ad7dbf6a6bda1d42caa0501f46adab2d19951bf536306f8d0a8cea860d394fde3ddc3fdeccc1b32bdb0b59b4c36613c85132f9625def23abb6f551870e3ae670cf72ace0a8921064e77aa049787b92bf15629ca147192b9a64183300a6b57d6e68c6b85e44b5188af5a5903473d4764435c328034834a40898a4196449967def5386e5359670ada9b3bbc21fddcb74ea96e21d55ceb63ea06fe42e7b798bf354bf1c0a739e1317d039dffe620fc3bf9e22e2611ce2f1c9c324d427381778ccc560b4e533688820040c116618e73ace0144f2ffb1490ee8bfefaeb34fe49cbfecdf63564817731d03afe097280264c415a360b4cbf213eca90ce2');
INSERT INTO public.events VALUES ('quarto-forced', 38, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 14:27:03+00', 'process-1', 786423000, 3, '\x789ced564d8f9b3010fd2b5b9f41b5c7603ea41cf6a355efed2d441509de6daa2cdef2d14bd5ff5edb4dc210d2e1b23db44248f869e6d96fde2006d66b665e74ad2b16b0af667f01daae6c3a8f9ecdf7653daf9b60cd7e14eca97cd605cb0bf6adb77d32050b0ad6f407ddfae0fdc70f9fdebc55dc87b7a673d175dd1f0e81bb6d6cf08b693b4f2debdab37ef7bbb131f1d38a598956978e226cf2a9d717f4faa47feb02e31d30dab1d5173b8aa2e722a9cce35edf585ca5b2728b8e6038c81573d46eb5ae1ccc322e05640957b14c459aaa2b75ba16798d15bf56d4395d0a32bd4a2ed3a3c3b793dd63ed943c7c37a34d1f5ecd682bda37d0da19ed7bb27bacfd8ef63da32d69df33daf7b4efc9e163ed98f64d97b6a28ded66b41f68df33da77b4ef88d69ea4c7bee9f4ea3ded7b46fb96f64d6b87a19f29fbf6f3a369767e40744daf09bd3feeb003f53c19d18d89dcce3a7b1ee47682a1f514ffcff3e86b71bd3faeb361148ae397298c43384135c06420a403cc0682e0088b81220061893811c231e2288413c44911ce060e7084c5c0014058220eb20ac82b20b380dc02b20bc8af447e25f22b915f89fc4ae4577abff8c988e0d52ef76301dc96c76d55fc464439c43977352dd125ba445154e51ca6d124e7d2ff9ebf3466a7dbd6bfcf0bfe57b17d9249aa24179cf360417f1b2938a208a445b6fb3278b56bb3f90584214ad1');
INSERT INTO public.events VALUES ('quartino-time', 11, 'packed', '{"guests":["ann","ben","cy"]}', NULL, NULL, 1, '2030-01-10 14:30:06+00', 'process-1', 786606000, 3, '\x789cc5544d6fdb300cfd2b852ebbc80b65298ee3dbbc836f2da09b1105831bb3ad07d7cafcb12118f6df4729e987edb405da4321807a7a121f299af266c3ec1e1b2c19673f6df512e8faa2ed3dbab7bf477389fb37b7b67cc3fe1a765bdca3618961bf06e2abc61ac60d6b871a3b4fffb943ac171178fadaf68edd34435df347b3a59d3bdbf5fe7cd134fee831b99638f18fc252a40e0b7744d0e6ed8093e3cd431adf1c31f608471ed738f1306600b12aed4d851784cb58966e42154e85e448687718eb5c7db9c4aa2609639c61df0fce3e69b80b9df22fb1a8bd4f9eea8c673a4f79966b6752bd202ae7b9ce524e7cc669952e68455c966a9eea9c3cd25c1fab845892908a20546bb9a249aa3852228279d1dc17f441b59c5e6cb4fdd52b57dd8f1bdbeebc7cdf0e382f698b45671befd257ae06f3623d6ae6b3907212729ed0197deab971eb3c334c24d40cec392393dd813d4cc74e7bc5df65132c03c166641cc8d30b08d60e9ea4043f33dcb308414200221070215412ae1270fe9fcac609a839bb4e60f92156420291ff15ec5bbbc3ae73e5fb244c59aca8f7430900fc7d285627b454cb57500411218a27f999b1ddfe0788978816');
INSERT INTO public.events VALUES ('quarto-call', 41, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, '\x789ced964d6f9b401086ff4abc6790f68b6541e290a6ad7a6f6fc687c56cd3540ea4c6f452f5bf7797c46130c96cd45855542124f36ae6dd798659bcf67a4dda3bdbd89a44e47b7b7322ba83d91f0675dbfe5ceec1fb265a935f25b936b7b62479497ef46e7e6d49a292ecfb9ded86e0d5e74f5f5643ac6a0f3eb46efadd2ef21f1b17fcd67687c1679a6670dd6fc2dec5d86f4772f53b6bbc85b9e4756f4feccd117ee903d3157cb2a2b2272bcab2a72caddbaf37f6c2e95a8bdadface46321dfcc03bbb3b67652a52ad12c93594aa5ce34d5c9bc4d3f9e0151d0a77a7a4c1b86a65786c5356e2966e909bfc2d305478b6f036c89169f773e65a7f868f0d65e321a8d8f660698b6f7111f0dde5e21f0d1e0ec95e171c0526428bf9af1a7ed297c34f8c6ae2a16072c45826f6ea0bd4bb4f8161f6ef10e2d5e07d85768711378eef7f85b335b3d657fc0df9ac0b61819df5bdcb9fc78c6820fc272776aba023c7767e113f763fe395f28ffb775ceed7b5dfeb9e9f941c732660f3f7f7112f3a354a34c47a9476f364a464707634073e011404be0014c06a02c057e8065d9e8e180cbd9e8e180cb0197032e075cae80077039e072c015802b005700ae10c003b822011ec01560ca42030de62ca9d36e2f5974e6cbffebe1d43d16754f432f98cc25cda9f2efd3125da24bf41f45fdf7f06edf6e6dd70d27c0a2ff67ed763bd54a5145298d16f5a694db1b119df9da6cfe00c887982a');
INSERT INTO public.events VALUES ('quarto-line', 12, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, '\x789ce5524d4f843010fd2b9b5e2dc9b4205f0907e3c5bbde280758eaba86a52b052fc6ffeeb42ecbc7221e4cf4609ab42f6fdecc9bcc344d893aca5a96849267b59f01dde64d6bd141bdfee0cd684ade04d9e50729482cc84b877595205490a6aba4b6e4edfdddc395e50ad51a2aadbbaaa2e6ca907c52bab5babcaeadeab3b90639f68e4e585fcbdc481806779d9cc9ebdefcc610d30c3ec928e42c43880e5850aac7bddc202e43b7348ff4f850c83473f2d65296083d88fc208a22174260110708c3cb3ecd7cac47024b4d9dc3395b0d2717e149f1623d9cf0d5e2db6fbcbdd5e2a5cdc61f70dee6e8222cc6fd60328f71eaa3b7e7d7e35f5535e68ee7b0d30774ae1dde437f80c1200807180d020623cc50827e8c2e1ef3c339b8e000ea60c33c5c7f0cbee9f89fb16612c7466da5d6767a7f8fb1a320f47df00180fe2a4267972e9e2cfb0035677824');
INSERT INTO public.events VALUES ('quarto-full', 36, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, '\x789ced554d4f834010fd2bcd9e69b23b4b174ac2a1568d77bd951e68596b4d0b950f2fc6ffee2eb632141d2e3531b621615f66decc9bb7c0329bb16ca7539d30873d67eb235094715ed6689bbd9ef13a7766ec2d62ab78ab231644eca532fb9245cc89585e6d745107a7f7770f7568919536324babcdc6b1b7b9093e654559d3e234ad599f7b9b9b98783742a67da1634b1126b9aaf4113d3d684f6ca05d01ad8a853eaa88a28a0b2fc91ed77a6070e2cbc42eda85a6911d66af5d689dd8a65cb800d2937cec7177a49494dd39edf6d41a21ff6ea8af742cc874e81da75bcd179deab6b64f365ff668d3cd931e6d45fb065a7b4cfbee54b7b56f68df3dda92f6dda33da57d779ab7b547b46f7ab49036b6ecd1bea67df7685fd1be5d5abb936efba6d3e12dedbb477b42fbaeabcd41f7756aa11b138139874c3104e67441eb21febff33fed8addbca13b14fbffc470348403540df41a82dfc07143101c61d15004202c11c7457884380a610f717c84c70d0738c2a2e100202c11075905e4159059406e01d905e45722bf12f995c8af447e25f22bad5ff33c847392cbfed8819b81b899830f841bb83ce0cabe0197e8257ac651fb65ecf26ca98ba2fefa2ef8af63f3c43c5f29ae38e7ce05fd22323b2d9d935cf3f907d0dc0a38');
INSERT INTO public.events VALUES ('quarto-passed', 59, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, '\x789ced57db6e9b4010fd95846756da2b604b3ca469fb13c60f5c36692a075263f7a5eabf7797c4e100ce6e24d246519125eff1eccc9e3933c3c59b4dd03ce85a5741187c6fee46a03de4fb4387ee9b9fcbfae1d66db8097e65c16d7eafb3609d053f8ea69f4d168459b03fee74db19af2f3b43d11cecef4d7ddced42fbb535c66f4d7be89cf2baeebc1e27626f6cecb7a13187b73ab72ecc6cde1ef5c8bd3e315f59c330820f220a3d8ac8b2236571d5dcdce90b83ab445476d192f707d9649eb85bad2b0b2349954c288fe39592f12a89cee4698bd371a4f1b9a49eb773eedc4eafc7db83c32f734672e974c985fb849291d27d427ae54cb164ceedf3044391d4235290caada29c54717842c148e111e94eb19cf0737f1f86223fcfed83a7d1af2853ea56312dd15041e2e6af18a9dc29fad2734f52e5de4ebf380f2f26d1a3ea495ff6a9fb523d5fff6181e74fd1a7b953e4d97ecd147d75b769769952e5be0e7c9d3473e87649579e1439f1a8988e0a9f4c93675c23ff3cba5514b36f7a8478e7d123f4f104f30ef0fc4887af80adcd43da04f3b579f4c27ab2bfb48efdff75dc5bfbfd6d1d6fcbf752376dd38924ece9d58f28c24f30ea61dc3b243d5cf59051c0ac0f641cb0000c944c018e00032b4b2076d5634e01b3de9f73c00230f072d0ca412c075e0e7239e815c02b40af005e01bc027805f00ae0153160d02b8057429d25e895c02ba1ce5202065e097596a057825e097556a057815e05fd55a057e148417f15f02ad0abac5e33a32c7c878ffdb7c3a969293515a5174cae255dd3c85e3b8b75b12ed6c5fadf59ed3df161df94ba6dbbbbf48217fcf1b099e23889221a514ac3052d682632f324c277f86cb77f0047779408');
INSERT INTO public.events VALUES ('quarto-agreed', 11, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, '\x789cdd52db4ec3300cfd15c82bad94f49276957898f804786baa295bbd0bea9a91b42084f6efc469d958565e41429112fbe41cdb715c96441da0859a04e459ed3cc374527783257778d45abe2dd47a0d1a4e6e0dab66e4efd52bfc44f35cb9d160bd2a28c987201bb907410a415e7a9b51091208a2fb068c031f1e9fee6e1db6541d4265db374d805b65c1ad329de3c9b675aca16c6d3176b4f96c7c031229cc5e6e7af0e8ed57f23902978ae842b1044f21444f5956abf50e6eac5de7718d0724d139101633e636f6c918348d539a7296e5299f45594667fcbacec3564b3364d942d3a8abca3cc97504fc0da7bf9ffb623615eb88bf71eaecb78db0c2f6ca52a2c276809c7dff1cef878f990e65e47b9884cc92dd402c7018c2348c702e86411a20ee38f88430f3e9b90fcc503f6665c1c4c2318b684c43ca42466f585224b4a01c4bfeb728bef9a0d50a8c71edfd1bdb5691e59c534e290d7ec1b2f9e2606255d52785cf5b09');
INSERT INTO public.events VALUES ('quarto-rematch', 12, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, '\x789ce5524d4fc3300cfd2b907323a569d7759538202edce1b64e53d67a5d519b94a4dd0688ff4e9c76034a053738a048f1b3fdfc11c7cb25510d48c889471e543902a615ba75a856fb49994373a21851a2d0508b36dbadd5760b1a7eb0f4a557de92bca4a41035a42449c9636773aa947829d15d05c6196fee6eef2f9d6da35a342d6557551e5e2b6bdc29d33a9e90d2b1fadeb5b355ca207ab5a56d1d0302a9be25151d8cc2e4a9896b347c8ee09f2236308a48d38ef9f35c6d4bb8b0388f831c0584fc3d11363564320039b6b1883967b320623ce62c5ef079f0b52a8edbd5b80aa69e717667fc5bf75538e5d6208c928ea0c19485146da9261fdfecb4307daa0354156d2af1848f18e51c050e2a7eefbaccfb0f9162bb39eafab8df17852936cd21cba4ae9f33f57cc4747623cebffbe1223cb153b7e9fcc4fed7841cfb07bd5f92e994381c1a523e2c359d51ff042307fb99d0b9538c78a2b1230f3b4c1703a9d77c86cea19eef4d1e5c77ce0246996ff9177e98842c6111b6fbcfac388946ab0c8c7133fd7b6c3b9ac751c422c698f7abc8560ebcc9b35abd01244b9273');
INSERT INTO public.events VALUES ('kegxsoocgalmdctwwuvexyjxfmfz', 1, 'opened', '{"game":"quarto","rules":"CSHT!","bots":[null,null],"host":"ann","starter":"loser","previous":"lnafbxrmxvvggsgbpwccnrmzcozx"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('kegxsoocgalmdctwwuvexyjxfmfz', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('kegxsoocgalmdctwwuvexyjxfmfz', 3, 'joined', '{"seat":2,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('kegxsoocgalmdctwwuvexyjxfmfz', 4, 'started', '{"start":1,"seed":2818611065345132355}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('lnafbxrmxvvggsgbpwccnrmzcozx', 12, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, '\x789ce5534d6fa33014fc2b5d9fb164038104a987aa97bd776f21aa5c7810ba80591bf2b1abfef7fa19132514a9b7f6b042c2e3f178def06cb65b223b6821271e7995d50ce85ea8dea2461e16c71cba49a24585838246f4d9fe59160528f884194befbc2df997925234909224257f06e32953e2a5440d35684b3e3efdfcf5c3722fb2476adb0e75ede16b67c8bdd4bdd589b6b5aa31bbb25c2d3522c3760a0e951cf4551dead2a4e4cd4433393408b4e2465e0ee06c5f60b46da790693a301ee7b2a8e0cee07c1de43840e8cf8dfc1ba329dfc5e80189690786765b34406e6010c79b4db0e19c47eb308a57d18a7fb4c7e3b066f7c1d2675c96b30fe16e96efc3a5ec0a8496ad1528d055d98abe92ed92b2db2ba147ab23d435ed6a71c68f98959c6d74533cfee72ab7bb7f4379d25266a5a89b3ceb8fc7e100a7f3eba9688abf68676ecce5f4af5ec44f4c7b8d1d4fcc795d8d133f5f77f3f1122d5b627368487d77e9e98af20946168e3da1b1956871a66b8bdcada21b271a679ce1a2abc7bdc5077f079f058c326ef4773c4c4296b008e3fe672c76a2533203ad6d4fbf1f9b44f13a8a58c418f3be1499ca81b7f8ec76efc7849e16');
INSERT INTO public.events VALUES ('kegxsoocgalmdctwwuvexyjxfmfz', 5, 'moved', '{"seat":1,"move":"=3"}', '1:ann', 'move-4-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('kegxsoocgalmdctwwuvexyjxfmfz', 6, 'moved', '{"seat":2,"move":"c2"}', '2:ben', 'move-5-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('kegxsoocgalmdctwwuvexyjxfmfz', 7, 'moved', '{"seat":2,"move":"=4"}', '2:ben', 'move-6-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('kegxsoocgalmdctwwuvexyjxfmfz', 8, 'draw_offered', '{"seat":2}', '2:ben', 'offer_draw-7-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-asked', 6, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, '\x789cbd51b16ec32014fc95941924c0d476bd75ebde6ec6aa48fcec3872c0057baaf2ef7db88d93c6ead00e15129c8e7777ef4159123780859a507270dd0d08a3f1e38c6a18ced0c3d18cbbfdab6b1af0c854b424ef9ab4e6089a149abc4d58e934a19af8a9873093cf4f2f7733b57563644a3bf53d8d5b85e4de85712e33d66a72c210340c602229f0be9de0ba00197b4e7b5c2be437c5166e145a4f5c64b56b3ad820aef3a48e072879318a737f6507803a9a72a57229924cc94cf224cf1ed43ad58309cece291e42d75a33766e3dd129bed9f200571b9105b68bc5a2c0417facfaf4668ac9cb77b07b26a240d065c58fc15639e38209be11aa50bce0296afe938d5d0cdeed2084b9dfbf6374caf234e529e79cfe1aa13aa1cbaaaa0ff329d70e');
INSERT INTO public.events VALUES ('quarto-source', 1, 'opened', '{"game":"quarto","rules":"CSHT+","bots":[null,null],"host":"ann","is_private":true,"starter":1,"source":"quarto-line"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-source', 2, 'joined', '{"seat":1,"guest":"ann","name":"Left"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-source', 3, 'joined', '{"seat":2,"guest":"ann","name":"Right"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-source', 4, 'started', '{"start":1,"seed":814579376492754982}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-source', 5, 'moved', '{"seat":1,"move":"=0"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-source', 6, 'moved', '{"seat":2,"move":"a1"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-source', 7, 'moved', '{"seat":2,"move":"=1"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-source', 8, 'moved', '{"seat":1,"move":"b1"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-source', 9, 'moved', '{"seat":1,"move":"=2"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-source', 10, 'moved', '{"seat":2,"move":"d4"}', '2:ann', 'move-9-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-source', 11, 'taken_back', '{"seat":1,"count":1}', '1:ann', 'take_back-10-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-source', 12, 'moved', '{"seat":2,"move":"c3"}', '2:ann', 'move-11-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-source', 13, 'moved', '{"seat":2,"move":"=C"}', '2:ann', 'move-12-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 1, 'opened', '{"game":"quarto","rules":"CSHT+!","bots":[null,null],"host":"ann","starter":1}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 3, 'joined', '{"seat":2,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 4, 'started', '{"start":1,"seed":1642906107717302891}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 5, 'moved', '{"seat":1,"move":"=0"}', '1:ann', 'move-4-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 6, 'moved', '{"seat":2,"move":"a1"}', '2:ben', 'move-5-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 7, 'moved', '{"seat":2,"move":"=1"}', '2:ben', 'move-6-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 8, 'moved', '{"seat":1,"move":"b1"}', '1:ann', 'move-7-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 9, 'moved', '{"seat":1,"move":"=2"}', '1:ann', 'move-8-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 10, 'moved', '{"seat":2,"move":"c1"}', '2:ben', 'move-9-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 11, 'moved', '{"seat":2,"move":"=4"}', '2:ben', 'move-10-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 12, 'moved', '{"seat":1,"move":"d1"}', '1:ann', 'move-11-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 13, 'moved', '{"seat":1,"move":"!a1-a4"}', '1:ann', 'move-12-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 14, 'moved', '{"seat":1,"move":"=8"}', '1:ann', 'move-13-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-running', 15, 'moved', '{"seat":2,"move":"!a1-b2"}', '2:ben', 'move-14-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 1, 'opened', '{"game":"quarto","rules":"CSHT!","bots":[null,null],"host":"ann","starter":1}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 3, 'joined', '{"seat":2,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 4, 'started', '{"start":1,"seed":2792370252724492884}', NULL, NULL, 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 5, 'moved', '{"seat":1,"move":"=7"}', '1:ann', 'move-4-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 6, 'moved', '{"seat":2,"move":"d3"}', '2:ben', 'move-5-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 7, 'moved', '{"seat":2,"move":"=D"}', '2:ben', 'move-6-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 8, 'moved', '{"seat":1,"move":"a2"}', '1:ann', 'move-7-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 9, 'moved', '{"seat":1,"move":"=6"}', '1:ann', 'move-8-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 10, 'moved', '{"seat":2,"move":"!a1-d4"}', '2:ben', 'move-9-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 11, 'moved', '{"seat":2,"move":"a1"}', '2:ben', 'move-10-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 12, 'moved', '{"seat":2,"move":"=2"}', '2:ben', 'move-11-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 13, 'moved', '{"seat":1,"move":"c2"}', '1:ann', 'move-12-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 14, 'moved', '{"seat":1,"move":"=A"}', '1:ann', 'move-13-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 15, 'moved', '{"seat":2,"move":"!a1-a4"}', '2:ben', 'move-14-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 16, 'moved', '{"seat":2,"move":"b2"}', '2:ben', 'move-15-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 17, 'moved', '{"seat":2,"move":"!a2-d2"}', '2:ben', 'move-16-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 18, 'moved', '{"seat":2,"move":"=F"}', '2:ben', 'move-17-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 19, 'moved', '{"seat":1,"move":"b1"}', '1:ann', 'move-18-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 20, 'moved', '{"seat":1,"move":"!a1-a4"}', '1:ann', 'move-19-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 21, 'moved', '{"seat":1,"move":"=B"}', '1:ann', 'move-20-1', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 22, 'moved', '{"seat":2,"move":"!a1-a4"}', '2:ben', 'move-21-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 23, 'moved', '{"seat":2,"move":"a4"}', '2:ben', 'move-22-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-moments', 24, 'moved', '{"seat":2,"move":"!c1-c4"}', '2:ben', 'move-23-2', 1, '2030-01-10 14:40:06+00', 'process-2', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-cards', 36, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, '\x789ced96516f9b3010c7bf4ae567b3f96c62184fad5f78e70d853cd0e1b5a92874216c0fd3befbce6e3b8eb0798a924a931a21e1bfeecefe9def8c93f59af54fb6b30de3eca1df1e88615feff65e3df6dfdef1b8e16bf6a36277f5a3ad5856b1af23d665dbf515e315db8dad1dbcf9fbbdb5adb7ddf67b675a7763db72f7daa0f1be1ff63eaeee3a1ff55cde1ddae027b29030d8da85003aef467b10debde26f9c613e43ce66dcda831955350a489afecbd65ea16e52d5b8c1c6725ac825f3c26e6cddfa79a62c725ee685e128dccbe41f8b129529f29297262fd06b8ae7dd58dbb84cb48634d149ac41a5a94ed3582d37e7caea01051cee64e676fceb4588a421a508ba3f04d7cf65d0bd983c5bdaa813c8451c74bb722f370ee18d1f917b7e4aee66154e0ccfcbf562fd63da1ecefdb48e8713fb47c717c7e59c1d377f38eaf3905372cf174d3ba6e3e1b3e63f539f1cde94bfef3cf26290e12dc6a65166784791f158ff5bc79f77bdbf55c515308a2378f9a1895693d4917c95c924d329e0d324414c1100444b12a3882648204c205020542058205c298806a2e534572aa2095712ae245c49b8927025e12ac25584ab085711ae225ce5b8d80fe06779dc3f032930218179882b88b395c8847627e162bd58dfb1d57d194fbbfeb31d864861cc45ffef1a3b96a45a0b2d84e017f5860a2badf8599ecde61776fc1ca5');
INSERT INTO public.events VALUES ('quartino-grid', 36, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, '\x789ced964d6f82401086ff8ad9f3d2eeec2222a7762fdcb911f180656b6d2cb420bd34fdef9dc52aa3b434464d9a6848d837f3c1b33303ab93092b5e4d6e32c6d973b1d813d52a2d578d7a29de2f789df209fb48d83c7d31090b12f656635f167991309eb0b25e9aaa31cfcb45d69866c5ca5a2679bd5c727b9ba2f1a9a8564d589ae74dd4babb25dae0135108a84c6a43009df3daec85e71bfabd35ec66c89d8c99d9cb48925ac0282b1e1766803af3556617e3caf6417633dfeccca4cb262fd451cc631d853c8a35de741cde46a18eb90ed11185b1461547eb6a8cc96cbef03d7fe4ba0ac6de50b8e3b1ef768bb35d6d0091d8af64c77df3539d5b6f2c7bdd9de49d4787ee1164ad8e2047d0ebb6edbeeb5406fd851fb0f7b0d3f203f6aefdfed2f02db9eb2fefb889778676c8c48fe9da39276ebfb2bf26dedff7734ebc7f63f648584f1ccfc8ed71476e0c023cc058bbca008f27b21eea3f77fc699ff75b576c031dd781ef9f1867d84acf911b396aa5df068c5b09a28d00205a92184534410261028102a102c102e14a4134102ddb5ca988265c49b8927025e14ac29584ab085711ae225c45b88a7095e5e23c809fe4b2ff09a4c00d09dc8718801b0c45203cfb265cad57eb055bed97f15a160fa6aa1c853157fddf354e6ce47b9ef08410fcaacea8b0d38a9fe49a4ebf0041961abb');
INSERT INTO public.events VALUES ('quartino-four', 1, 'opened', '{"game":"quartino","rules":"wheel","bots":[null,null,null,null],"host":"ann","starter":1}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 3, 'joined', '{"seat":2,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 4, 'joined', '{"seat":3,"guest":"cy","name":"O''Neil \\ \"Cy\""}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 5, 'joined', '{"seat":4,"guest":"di","name":"Guest 4186"}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 6, 'started', '{"start":1,"deal":"RBGY,RYBG,YGRB,GRBY/GYRB,GBYR,BYRG,RYGB/GRYB,RGBY,BYGR,YBGR/YBRG,RGYB,RBYG,BGYR","seed":3003276452174852165}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 7, 'moved', '{"seat":1,"move":"R0"}', '1:ann', 'move-6-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 8, 'moved', '{"seat":1,"move":"."}', '1:ann', 'move-7-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 9, 'moved', '{"seat":2,"move":"Y0"}', '2:ben', 'move-8-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 10, 'moved', '{"seat":2,"move":"."}', '2:ben', 'move-9-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 11, 'moved', '{"seat":3,"move":"G0"}', '3:cy', 'move-10-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 12, 'moved', '{"seat":3,"move":"."}', '3:cy', 'move-11-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 13, 'moved', '{"seat":4,"move":"B0"}', '4:di', 'move-12-4', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 14, 'moved', '{"seat":4,"move":"."}', '4:di', 'move-13-4', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 15, 'moved', '{"seat":1,"move":"R1"}', '1:ann', 'move-14-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 16, 'moved', '{"seat":1,"move":"Y2"}', '1:ann', 'move-15-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 17, 'moved', '{"seat":1,"move":"."}', '1:ann', 'move-16-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 18, 'moved', '{"seat":2,"move":"Y1"}', '2:ben', 'move-17-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 19, 'moved', '{"seat":2,"move":"."}', '2:ben', 'move-18-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 20, 'moved', '{"seat":3,"move":"G1"}', '3:cy', 'move-19-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 21, 'moved', '{"seat":3,"move":"."}', '3:cy', 'move-20-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 22, 'moved', '{"seat":4,"move":"B1"}', '4:di', 'move-21-4', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 23, 'departed', '{"seat":4,"reason":"resignation"}', '4:di', 'resign-22-4', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-four', 24, 'departed', '{"seat":2,"reason":"resignation"}', '2:ben', 'resign-23-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-out', 9, 'packed', '{"guests":["ann","ben","cy","di"]}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, '\x789cd5523d4fc33010fd2b95171647b5e3344db361866c20798be20e697db441212ef910aa10ff9d730a94a4a8748001593a9fdfbdf7ce3e39cb88dd41058650f2608b1f93a6cdebb6cf0ceccea54b9a91174d36f92368126bf2d4215e545613aa49dd95d0f4f0f316a0ecb1956d1d94555d59d2615862796b9bb657e455d5f30f37a911e3afd8187b35903b0ac7e2a68311bdfab8c8b503860a7fa058c148a175c7f8dcd8fb0226989b4818b741e08f8dc4c068bd1ffadc5ddd4251a285d62e909bbd8b638f60e0618aa147e22a938047e151e706f1fe6e0379d9f3649a282a9354519526926222a72a9509455c6241a554a62a992ae4502c2654229122432186994a644a91e6b4521d260e605c9fc52c8cd8820b9f093f10b348f0d329d49037b6eaaf5243536caabc2decc9e0f9c5cce02c133fdb37dfe64b20225eefd190c7f81f700f62535ca03ab4f1424f90cfc3dce3c743e405ce86d3d172bf1fc7c33cc63dce263c88672c66210aff17eadeb1abed1a9aa69fc1dfe6d86d1e85210b1963f49733f41674b496cb37a3096b2e');
INSERT INTO public.events VALUES ('quartino-agreed', 10, 'packed', '{"guests":["ann","ben","cy"]}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, '\x789cdd524d6f83300cfd2b552ebb1835010a88dbb203b74de28608aa68491913251d1f9baaa9ff7d4eda75836ed32edb618a94bcbcf8d98eed34256a271b5910200faafa0a747ddef6066dd593398b367f5eaacd46b63fbde6652bf196414a5e0429f3ad142414e47140d755a3040141daa1969da1cbb62a0cb552bd66d266a86b386f19bedcabae37b679d318d363962d72ec8051314a27736dc2f0b11ce4c4bc794be15a1363853d52ace44421c440995fa84d2567888bc029f4215d7beac819395aefc77eeeae6e6555a30b21f4466ef67a7ff7a13f74cabf90796d3449cc23e0519c008204781247739e44312448028f9308628473041c90e710a104d08c1fab845dd089f9cc77178163bb3ef56d8f52f793a2e96e9ba031bda8d0e49f13b1b91e74b7c78dfbb01116622bd0ce0eb1c0783ae17a4fcef4b1cddfc87572d6c2622831a3b6d4636679963d267ccb191381969cbc33b8587a406dea508b328bd11973c3050da9a7f3fc07acfeddae556bd975a62e7f8731b21f781ec551a3f06b08a33870b1b2ec15e75b5e8e');
INSERT INTO public.events VALUES ('quartino-moments', 35, 'moved', '{"seat":1,"move":"YBRG@3"}', '1:ann', 'move-34-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 36, 'moved', '{"seat":2,"move":"+"}', '2:ben', 'move-35-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 37, 'moved', '{"seat":2,"move":"Y2"}', '2:ben', 'move-36-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 38, 'moved', '{"seat":2,"move":"G2"}', '2:ben', 'move-37-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 39, 'moved', '{"seat":2,"move":"GYBR@1"}', '2:ben', 'move-38-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 40, 'moved', '{"seat":3,"move":"+"}', '3:cy', 'move-39-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 41, 'moved', '{"seat":3,"move":"B5"}', '3:cy', 'move-40-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 42, 'moved', '{"seat":3,"move":"B5"}', '3:cy', 'move-41-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 43, 'moved', '{"seat":3,"move":"GYRB@3"}', '3:cy', 'move-42-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 44, 'moved', '{"seat":1,"move":"+"}', '1:ann', 'move-43-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 45, 'moved', '{"seat":1,"move":"B1"}', '1:ann', 'move-44-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 1, 'opened', '{"game":"quartino","rules":"wheel","bots":[null,null],"host":"ann","starter":1}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 3, 'joined', '{"seat":2,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 4, 'started', '{"start":1,"deal":"GRYB,GRBY,BYRG,GBRY/RYGB,RYBG,YGRB,GYRB","seed":3381064918284751072}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 5, 'moved', '{"seat":1,"move":"R0"}', '1:ann', 'move-4-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 6, 'moved', '{"seat":1,"move":"."}', '1:ann', 'move-5-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 7, 'moved', '{"seat":2,"move":"R1"}', '2:ben', 'move-6-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 8, 'moved', '{"seat":2,"move":"."}', '2:ben', 'move-7-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 9, 'moved', '{"seat":1,"move":"R2"}', '1:ann', 'move-8-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 10, 'moved', '{"seat":1,"move":"."}', '1:ann', 'move-9-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 11, 'moved', '{"seat":2,"move":"R3"}', '2:ben', 'move-10-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 12, 'moved', '{"seat":2,"move":"."}', '2:ben', 'move-11-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 13, 'moved', '{"seat":1,"move":"+"}', '1:ann', 'move-12-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 14, 'moved', '{"seat":1,"move":"Y0"}', '1:ann', 'move-13-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 15, 'moved', '{"seat":1,"move":"G0"}', '1:ann', 'move-14-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 16, 'moved', '{"seat":1,"move":"."}', '1:ann', 'move-15-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 17, 'moved', '{"seat":2,"move":"-"}', '2:ben', 'move-16-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-colour', 18, 'moved', '{"seat":2,"move":"B5"}', '2:ben', 'move-17-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 1, 'opened', '{"game":"quartino","rules":"grid","bots":[null,null,null],"host":"ann","starter":1}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 3, 'joined', '{"seat":2,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 4, 'joined', '{"seat":3,"guest":"cy","name":"O''Neil \\ \"Cy\""}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 5, 'started', '{"start":1,"deal":"YRBG,YBRG,YBGR,GRBY/RBGY,GYBR,BYRG,GRYB/YRGB,YGBR,GYRB,BGRY","seed":4086841200619011313}', NULL, NULL, 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 6, 'moved', '{"seat":1,"move":"R3"}', '1:ann', 'move-5-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 7, 'moved', '{"seat":1,"move":"YRBG@2"}', '1:ann', 'move-6-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 8, 'moved', '{"seat":2,"move":"R5"}', '2:ben', 'move-7-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 9, 'moved', '{"seat":2,"move":"BYRG@3"}', '2:ben', 'move-8-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 10, 'moved', '{"seat":3,"move":"Y1"}', '3:cy', 'move-9-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 11, 'moved', '{"seat":3,"move":"GYRB@1"}', '3:cy', 'move-10-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 12, 'moved', '{"seat":1,"move":"Y7"}', '1:ann', 'move-11-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 13, 'moved', '{"seat":1,"move":"YBRG@2"}', '1:ann', 'move-12-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 14, 'moved', '{"seat":2,"move":"R2"}', '2:ben', 'move-13-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 15, 'moved', '{"seat":2,"move":"GYBR@1"}', '2:ben', 'move-14-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 16, 'moved', '{"seat":3,"move":"B0"}', '3:cy', 'move-15-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 17, 'moved', '{"seat":3,"move":"GYRB@4"}', '3:cy', 'move-16-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 18, 'moved', '{"seat":1,"move":"B5"}', '1:ann', 'move-17-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 19, 'moved', '{"seat":1,"move":"YBGR@3"}', '1:ann', 'move-18-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 20, 'moved', '{"seat":2,"move":"B7"}', '2:ben', 'move-19-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 21, 'moved', '{"seat":2,"move":"GRYB@2"}', '2:ben', 'move-20-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 22, 'moved', '{"seat":3,"move":"B5"}', '3:cy', 'move-21-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 23, 'moved', '{"seat":3,"move":"YGBR@4"}', '3:cy', 'move-22-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 24, 'moved', '{"seat":1,"move":"+"}', '1:ann', 'move-23-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 25, 'moved', '{"seat":1,"move":"R1"}', '1:ann', 'move-24-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 26, 'moved', '{"seat":1,"move":"G5"}', '1:ann', 'move-25-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 27, 'moved', '{"seat":1,"move":"GRBY@2"}', '1:ann', 'move-26-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 28, 'moved', '{"seat":2,"move":"-"}', '2:ben', 'move-27-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 29, 'moved', '{"seat":2,"move":"G6"}', '2:ben', 'move-28-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 30, 'moved', '{"seat":2,"move":"B0"}', '2:ben', 'move-29-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 31, 'moved', '{"seat":2,"move":"GRYB@4"}', '2:ben', 'move-30-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 32, 'moved', '{"seat":3,"move":"Y1"}', '3:cy', 'move-31-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 33, 'moved', '{"seat":3,"move":"YGBR@1"}', '3:cy', 'move-32-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 34, 'moved', '{"seat":1,"move":"Y6"}', '1:ann', 'move-33-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 46, 'moved', '{"seat":1,"move":"G8"}', '1:ann', 'move-45-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 47, 'moved', '{"seat":1,"move":"GRBY@4"}', '1:ann', 'move-46-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 48, 'moved', '{"seat":2,"move":"-"}', '2:ben', 'move-47-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 49, 'moved', '{"seat":2,"move":"G4"}', '2:ben', 'move-48-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 50, 'moved', '{"seat":2,"move":"G5"}', '2:ben', 'move-49-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 51, 'moved', '{"seat":2,"move":"GRYB@2"}', '2:ben', 'move-50-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 52, 'moved', '{"seat":3,"move":"+"}', '3:cy', 'move-51-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 53, 'moved', '{"seat":3,"move":"G7"}', '3:cy', 'move-52-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 54, 'moved', '{"seat":3,"move":"B2"}', '3:cy', 'move-53-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 55, 'moved', '{"seat":3,"move":"BGRY@4"}', '3:cy', 'move-54-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 56, 'moved', '{"seat":1,"move":"+"}', '1:ann', 'move-55-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 57, 'moved', '{"seat":1,"move":"B4"}', '1:ann', 'move-56-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 58, 'moved', '{"seat":1,"move":"Y8"}', '1:ann', 'move-57-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 59, 'moved', '{"seat":1,"move":"B4"}', '1:ann', 'move-58-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 60, 'moved', '{"seat":1,"move":"GRBY@4"}', '1:ann', 'move-59-1', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 61, 'moved', '{"seat":2,"move":"-"}', '2:ben', 'move-60-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 62, 'moved', '{"seat":2,"move":"G3"}', '2:ben', 'move-61-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 63, 'moved', '{"seat":2,"move":"GRYB@2"}', '2:ben', 'move-62-2', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 64, 'moved', '{"seat":3,"move":"-"}', '3:cy', 'move-63-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-moments', 65, 'moved', '{"seat":3,"move":"Y2"}', '3:cy', 'move-64-3', 1, '2030-01-10 14:50:06+00', 'process-3', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('wait-open', 1, 'opened', '{"game":"quarto","rules":"CSHT!","bots":[null,null],"host":"ann"}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('wait-open', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('wait-private', 1, 'opened', '{"game":"quarto","rules":"CSHT/60","bots":[null,null],"host":"ann","is_private":true,"starter":"loser"}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('wait-private', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('wait-changed', 1, 'opened', '{"game":"quarto","rules":"CSHT!","bots":[null,null],"host":"ann","starter":"loser"}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('wait-changed', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('wait-changed', 3, 'said', '{"seat":1,"phrase":"hello"}', '1:ann', 'say-2-1', 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('wait-three', 1, 'opened', '{"game":"quartino","rules":"wheel","bots":[null,null,null],"host":"ann","starter":"loser"}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('wait-three', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('wait-three', 3, 'joined', '{"seat":2,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('wait-three', 4, 'left', '{"seat":1}', '1:ann', 'resign-3-1', 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('wait-three', 5, 'joined', '{"seat":3,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('closed-left', 4, 'packed', '{"guests":["ann"]}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, '\x789ca54fb16ec23010fd157ab32d9d491b5036c4c24eb73843802304191b6c67aaf2ef3dbb05210618d049f6bbe7f7ee9deb1adc992ced40c0d1f57fc0d03ef2b5352e70df881a7e3474ed8934541a2e43eba3d32034f8c150c8e472bdfafec8dcc6c544d5763046a4a361f2e042ccbad6daac0a918790cf5c8a61347224e7046a9354b1a81be8c166af4b2c12f1e0c8ed98f6bd650b50157be17f91fb074fa1efac9c4a757b552257faf0140b94a8a4c289faaa102b2c79fabb6c9a7cf66e4b21c84fd6bcc6ec98cdcb124b44144f112b0b91ab697e01419f84bd');
INSERT INTO public.events VALUES ('quarto-private', 1, 'opened', '{"game":"quarto","rules":"CSHT!","bots":[null,null],"host":"ann","is_private":true,"starter":"loser"}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-private', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-private', 3, 'joined', '{"seat":2,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-private', 4, 'started', '{"start":2,"seed":2907659813285074212}', NULL, NULL, 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-private', 5, 'moved', '{"seat":2,"move":"=7"}', '2:ben', 'move-4-2', 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-private', 6, 'moved', '{"seat":1,"move":"b3"}', '1:ann', 'move-5-1', 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-private', 7, 'moved', '{"seat":1,"move":"=3"}', '1:ann', 'move-6-1', 1, '2030-01-10 15:00:06+00', 'process-4', 786606000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-absent', 7, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 15:13:06+00', 'process-5', 786786000, 3, '\x789cc5514d4fc3300cfd2b23e7444a9636dd2a71405cb8c3adad50b6785b519794a4e582f8ef38291f5b810b4242a9e2a7e7673fd7a92ae27ab06008250fae9d8130683f2474744f13a3db180cf453a6a11579aec95e1fa126654d1e47e45d4d684dfcd84148e4f5edcddd45e2366e885465c7aea3f16a903cb830249db636a9265b8f9c784133ec1f404789c0e47e8499dcbe9b5f45e2bc627956b18159455d8f5c14c6ed5a5820362b6962806cf9d9280ef3e61d000c4225c54ae679c1d75c66995a67c5d731e3c292c5653e9f29a6fb83d76112d8d1ece1bbb93de8e0ecf4ab9b00769b54b8f18fed9d5c4494b80f328f3fa9e3782c630285c99fe5096f3bdd1eefa7d71d3d30852cb610f4e4c4275f72c919174cf085c84bc14baeb0fa5f5919d9385befdd164260396afe0663d762a514579c73fa2b841f22ec23e9c9699a57c52ffa7f');
INSERT INTO public.events VALUES ('quarto-absent-draw', 8, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 15:16:06+00', 'process-5', 786966000, 3, '\x789ccd52c94ec33010fd95ca675bb29dc54da41e1017ee708ba3ca6d4c284ae212277040fc3b33ee46dac2050ec896e7e5cdf2c6e31405715bdbd98a50f2ec3667c00fa61f026addeb555bf5e66d69eadec257490bf2ae496d5aab49aec9cb08d94e13aa493f36d607f2f6feee21502b3720537463d3503c4a209f9c1f4298e9ba10b5eba0074e7c801c94f7d6608800673ddab3f0eea07d83c434434e3256f62c43eb910b55b9c78d9d01aee65185c6c6f254089bd96b7bb831c0285391cce2348b959a4b0e3bb9ec1387153416fc5a5347b7113fba1727b75979db0dbba9c0d88f33fc721091c354205ce670d70bfb5d16aab19889fd1bb384c9034c035c3766d32ef1dd990202ea083a59f81b481e71c605137c26925c44394f51f9ffb129b2d8f1b6776beb3d4b20e6ef3128a8790a9b734e7f89b21411548ce86495e52791ed0c08');
INSERT INTO public.events VALUES ('quartino-absent', 7, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, '\x789cc5524d6f83300cfd2b55ce614bf82eb771e19e1b0234d1c6ed9868d211d865da7f9f13baadb0ed324d9a22c58fe7673b36ae2aa2cfa040124a1e75b702666c87d1a1937e5e5809e7d9d5d08abcd4e4d89ea026594d9e26e43ba56b426b324c3d18471f874e3a6aa747cb546aea7b6aaf06c9076d46276b9572aab9f0801c7fc56a58c0406b251c9dc7095672f55efdce12cb087f11b18355445d4f8c27521f3ad820966920ad81d0ff4c641f73a92da1ed5d5c51e6828ab2c869518a9ce665216e0b919734c76f2ad04d7374cfdd00481b9fa47ec08324f4133fde06511a7eedcdced7e5176cddc8c27df35d9b03b446ab79323b036a0f56857fe863d85717e1198e8faced4f6a5bd90b3d7ed9012f7270dfb7dde97e5e8669002f461633707a75ec86f82c601ee31e671b1e653cce588cd1ffca6e2d6bdf761ef41e8cf122d4fc0dc6ac491a6fe39831467f83121e5a8479027a759ae60ddbd20855');
INSERT INTO public.events VALUES ('quartino-absent-four', 1, 'opened', '{"game":"quartino","rules":"wheel","bots":[null,null,null,null],"host":"ann","starter":1}', NULL, NULL, 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 3, 'joined', '{"seat":2,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 4, 'joined', '{"seat":3,"guest":"cy","name":"O''Neil \\ \"Cy\""}', NULL, NULL, 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 5, 'joined', '{"seat":4,"guest":"di","name":"Guest 4186"}', NULL, NULL, 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 6, 'started', '{"start":1,"deal":"YRBG,GBYR,BGYR,BRGY/GRYB,RYGB,GBRY,GYRB/YRGB,BRYG,RGBY,BGRY/BYRG,RYBG,RGYB,RBGY","seed":1574124727820364491}', NULL, NULL, 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 7, 'moved', '{"seat":1,"move":"R0"}', '1:ann', 'move-6-1', 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 8, 'moved', '{"seat":1,"move":"."}', '1:ann', 'move-7-1', 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 9, 'moved', '{"seat":2,"move":"Y0"}', '2:ben', 'move-8-2', 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 10, 'moved', '{"seat":2,"move":"."}', '2:ben', 'move-9-2', 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 11, 'moved', '{"seat":3,"move":"G0"}', '3:cy', 'move-10-3', 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 12, 'moved', '{"seat":3,"move":"."}', '3:cy', 'move-11-3', 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 13, 'moved', '{"seat":4,"move":"B0"}', '4:di', 'move-12-4', 1, '2030-01-10 15:19:06+00', 'process-5', 787146000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 14, 'said', '{"seat":2,"phrase":"nudge"}', '2:ben', 'nudge-13-2', 1, '2030-01-10 15:22:06+00', 'process-5', 787326000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-absent-four', 15, 'departed', '{"seat":4,"reason":"absence"}', '1:ann', 'claim_departure-14-1', 1, '2030-01-10 15:22:06+00', 'process-5', 787326000, 3, NULL);
INSERT INTO public.events VALUES ('seek-left', 3, 'packed', '{"guests":["ann"]}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, '\x789c8d90cb6ec32010457f259d359600b74ee45d944df6e9ce5895938cf27220656055f9df3b908794c72242425767eecc5c681a7027b4b806017bb73b8b55ef88452b1af833b0e98e68a036f01b3b1f9c0161c0c71e29c3d962fefd91d9d285841a1bfb5ea4ab65b87514b2afb336bb28f010f499a5353ed31dfd10e28169f01107cec08b09bbd4abb8be89f830c75e534d13c81d434a7cdb7e89f00c94e093dea665290ba90a2547eaab2e752d2b1ef326d53affcfc9bb151215c9f35ab36b3c1997ba92528a7bf5a95971bd147cdaf61f2c0573d5');
INSERT INTO public.events VALUES ('seek-quarto', 1, 'opened', '{"game":"quarto","rules":"CSHT!/60","bots":[null,null],"host":"ann","starter":"loser","is_seek":true}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quarto', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quarto', 3, 'joined', '{"seat":2,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quarto', 4, 'started', '{"start":1,"seed":3631248296600376857}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quarto', 5, 'moved', '{"seat":1,"move":"=8"}', '1:ann', 'move-4-1', 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quarto', 6, 'moved', '{"seat":2,"move":"d3"}', '2:ben', 'move-5-2', 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quarto', 7, 'moved', '{"seat":2,"move":"!d1-d4"}', '2:ben', 'move-6-2', 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quarto', 8, 'moved', '{"seat":2,"move":"=E"}', '2:ben', 'move-7-2', 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quartino', 1, 'opened', '{"game":"quartino","rules":"wheel","bots":[null,null],"host":"ann","is_seek":true}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quartino', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quartino', 3, 'joined', '{"seat":2,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quartino', 4, 'started', '{"start":1,"deal":"BRGY,RYGB,YRGB,YBRG/YRBG,RGYB,RYBG,YGBR","seed":318870072264623909}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quartino', 5, 'moved', '{"seat":1,"move":"Y7"}', '1:ann', 'move-4-1', 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quartino', 6, 'moved', '{"seat":1,"move":"YRGB@6"}', '1:ann', 'move-5-1', 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quartino', 7, 'moved', '{"seat":2,"move":"B6"}', '2:ben', 'move-6-2', 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-quartino', 8, 'moved', '{"seat":2,"move":"YRBG@1"}', '2:ben', 'move-7-2', 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-over', 5, 'packed', '{"guests":["cy","di"]}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, '\x789cb551cb4ec33010fc95ca172e8ee4479ab4b9f6c00d0e708b231492553084b8d8c9a142fd7776ddf00808891e88a5d578766776e49425737b18a0659c3d3afb0d84b1f663442dec4fb0e2257b35acab9fc1b0c2b0970979671837cc4f3d8448ee6e6e2373ef4622ca61ea7b4ea542f2c185314e358738745ae223d5bb4008591bee02c013b2a39fe08811706b809aa412fbdd044b9be13dd1f5c515d87e65f0a3c27607aa862d3dd4c2a3b54b8f4beaac52b9c93e7514731662b216a1ce95cc72b9de6cc556089da55afe0ceaa10e6e88ae1e82ed867ab4743fd2537e3ccc97c264d11c7e6d9e3c9234913422f97ce8b728a145226422c54aae0bad0aa530cdffb0b46fef5d03212419ce9c87519d6f729d2a2104ff23428de6f3a9aa37cc2ec733');
INSERT INTO public.events VALUES ('seek-cancelled', 4, 'packed', '{"guests":["ann"]}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, '\x789ca590b14e03310c865f05794ea424072dba0db1b0c3763955d7628e839094389950df1dc7850a758001454aeccfbfed5f1906487b8cf8080a5ed2720c023e157e762111e7a31ae0c3c33cbda187dec37b9d72491e94875c0392c0dbfbbb0741db541a19620d41b56b64f89ca8886c8a515454780666616d4b16bad086105f99965cf1c016782fe1d47a2dd7e78a6773e2b7a99b06ce3a243d34ff27330a6ccfbdf0e5ec6721232d73d44edb53d52a39ed039ce98c36565b7361affacef5cef1f4ffd236799fd30e89f48a357fc7dcb1be5e7797ce18a37e8d58d92939e3f809fe178aad');
INSERT INTO public.events VALUES ('seek-waiting', 1, 'opened', '{"game":"quarto","rules":"CSHT","bots":[null,null],"host":"ann","starter":"loser","is_seek":true}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('seek-waiting', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-keeps-starter', 5, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, '\x789cb551c14ec42014fc9595334de0d1edd6de8c17ef7a2b8de9ca73ad56a8404fc67ff7c156d75d63a207434287e9cc9b09b42d73135a348cb347379c80107b1f333238ed61c75bf6aad9ae7f46cd1acd5e66e29d665c333f8f183279797d757396b9ad8b896aed3c8e3c6d1d910f2ec4acebadcdaa7d8e274ed2e909710ab7072efa19dfa803c506ece3a2dacd7832c57e74ba48c4b1038e1c5b3c71683d0bb931ee7ec01561532b933e58c26150eab364074493e0ba06518b4a55b204752e01caefa91efbe06c4ef118869dede3e0723fbacacf6bf9b23168a8df8f7ff7438ab28024917c59e95d402851085948b192eb4641034075fe874d7993777718425191e66f98dc9b7aa34a1042f05f22f228beacae7b07a363c8b6');
INSERT INTO public.events VALUES ('mchooxnzslqbbylakidealmoxufg', 1, 'opened', '{"game":"quartino","rules":"grid","bots":[null,null],"host":"ann","starter":2,"previous":"quartino-keeps-starter","keeps_starter":true}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('mchooxnzslqbbylakidealmoxufg', 2, 'joined', '{"seat":1,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('mchooxnzslqbbylakidealmoxufg', 3, 'joined', '{"seat":2,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('mchooxnzslqbbylakidealmoxufg', 4, 'started', '{"start":2,"deal":"RGBY,BYGR,YBRG,BGYR/BGRY,RYGB,GBRY,BRYG","seed":4181582681826348752}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-keeps-starter', 8, 'packed', '{"guests":["ann","ben"]}', NULL, NULL, 1, '2030-01-10 15:32:22+00', 'process-6', 787342000, 3, '\x789ccd524d6f83300cfd2b55ce414b02a51db771e1ce0d95aa4a8b4b5921691390ba4dfbef73a0df9db44b0f5344b05fece7173bb319d13b5050104ade757567d8569ab6b70ad89d4c038d6c579b855eafc1fc850cdc733a235f39296503398972b2ef90ac523a273427a6abc1f67069aaa28796ba75c84c75754ddd364770a36ddb8749a5faa8419d418ca3b705d8d9c5056b4d07df2805eb5a90ed31aaece08e459d44bd39e03643dc642ce12e23cf3bc627855e573042bb98fa85fb41202e444ecfb17601b2eef39234ce681627294db238a57196262ff8c5344193a67192e1411a0f9704c09e4441c8040b83d7e9444c83571e86fef851aa0169b5ea4b18b055a9645be9874bf1bbc4a3eb86b370fdc7ec66b5d1faa03e6dbd5f2e3f6ab9ad9cf6461fba75e9e8709ee7d15c6d4444d823a4e31176979cfd6182bfa70c42bdc0139767e38d3d7ee585eeecc8c1e9cd720f4b309f798c7b9c8df838f245241cd57f459de29dd12bb0d60b31e6f93656984c277e201863f4291632faf466cde73f6f7e373c');
INSERT INTO public.events VALUES ('quarto-bot', 1, 'opened', '{"game":"quarto","rules":"CSHT!","bots":[null,"novice"],"host":"ann","is_private":true,"starter":1}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-bot', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-bot', 3, 'started', '{"start":1,"seed":357070303952776994}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-bot', 4, 'moved', '{"seat":1,"move":"=6"}', '1:ann', 'move-3-1', 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-bot', 5, 'moved', '{"seat":2,"move":"c3"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-bot', 6, 'moved', '{"seat":2,"move":"=E"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-bot', 7, 'taken_back', '{"seat":1,"count":3}', '1:ann', 'take_back-6-1', 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-bot', 8, 'moved', '{"seat":1,"move":"=9"}', '1:ann', 'move-7-1', 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-bot', 9, 'moved', '{"seat":2,"move":"c3"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-bot', 10, 'moved', '{"seat":2,"move":"=E"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('cdgiqinyeorrxciziswznykhowhx', 1, 'opened', '{"game":"quarto","rules":"CSHT","bots":["novice",null],"host":"ann","is_private":true,"starter":"loser","previous":"quarto-bot-over"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('cdgiqinyeorrxciziswznykhowhx', 2, 'joined', '{"seat":2,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('cdgiqinyeorrxciziswznykhowhx', 3, 'started', '{"start":2,"seed":715104183546698640}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-bot-over', 7, 'packed', '{"guests":["ann"]}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, '\x789cc551cb4ec33010fc15e47322d979346d250e082171875b125526d92686d64e6da72fc4bfb3765afa409c404296ecd9c9cc78b3ce73a23a90509380bc2a310063b9b61e2dd5da9f3574474ac392dbaa9da9f91cf425330495414ede0bd2f02514645a90558f565590a020ba5f80f1e4fdd3e3b3a75e94754c2efbc5024ba9d6a2425f89b855c67a3197d26b8599755aacb975c156f780dcd0ab4622fac05ef06203dcd9187e6c7ab88a90c7aeee1c7174b80c97e0f2006a84f1381927a32c9d64a309cb529a8dd865bcd3bae9f8b0db8753d6e9760ddc28e9051a8c6824b742c96fca43e9e63513b5975775235642ee4069bdadc45e98cd5eeede5ab569b7ce8f23f6f3bada089be27f92afd3913f49878ec22464a7170c53571d5c2c385bee4d231ad390b290d11b964e93681a4568fd7fd6f5d66955813161869abfc1989a8db3388928a5c12f10e6c4c1d92acb4f1eecfe0b');
INSERT INTO public.events VALUES ('quartino-bots', 1, 'opened', '{"game":"quartino","rules":"wheel","bots":[null,"novice","novice",null],"host":"ann","starter":1}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 3, 'joined', '{"seat":4,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 4, 'started', '{"start":1,"deal":"BGRY,RYBG,YBRG,RBGY/GRBY,GBRY,RGYB,YRGB/BRYG,BYRG,YBGR,YGBR/GYBR,YRBG,YGRB,GRYB","seed":2382796043623557048}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 5, 'moved', '{"seat":1,"move":"R4"}', '1:ann', 'move-4-1', 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 6, 'moved', '{"seat":1,"move":"."}', '1:ann', 'move-5-1', 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 7, 'moved', '{"seat":2,"move":"B6"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 8, 'moved', '{"seat":2,"move":"."}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 9, 'moved', '{"seat":3,"move":"B5"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 10, 'moved', '{"seat":3,"move":"."}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 11, 'moved', '{"seat":4,"move":"Y5"}', '4:ben', 'move-10-4', 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 12, 'moved', '{"seat":4,"move":"."}', '4:ben', 'move-11-4', 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 13, 'moved', '{"seat":1,"move":"R4"}', '1:ann', 'move-12-1', 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 14, 'moved', '{"seat":1,"move":"."}', '1:ann', 'move-13-1', 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 15, 'moved', '{"seat":2,"move":"B4"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 16, 'moved', '{"seat":2,"move":"."}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 17, 'moved', '{"seat":3,"move":"R6"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 18, 'moved', '{"seat":3,"move":"."}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 19, 'moved', '{"seat":4,"move":"Y5"}', '4:ben', 'move-18-4', 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quartino-bots', 20, 'moved', '{"seat":4,"move":"."}', '4:ben', 'move-19-4', 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-clock', 1, 'opened', '{"game":"quarto","rules":"CSHT!/60","bots":[null,null],"host":"ann","starter":1}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-clock', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-clock', 3, 'joined', '{"seat":2,"guest":"ben","name":"\u017dofie \ud83d\ude42"}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-clock', 4, 'started', '{"start":1,"seed":1367623549074588976}', NULL, NULL, 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-clock', 5, 'moved', '{"seat":1,"move":"=2"}', '1:ann', 'move-4-1', 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-clock', 6, 'moved', '{"seat":2,"move":"d4"}', '2:ben', 'move-5-2', 1, '2030-01-10 15:42:22+00', 'process-7', 787342000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-bot-due', 1, 'opened', '{"game":"quarto","rules":"CSHT!","bots":[null,"novice"],"host":"ann","is_private":true,"starter":2}', NULL, NULL, 1, '2030-01-10 15:52:52+00', 'process-8', 787372000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-bot-due', 2, 'joined', '{"seat":1,"guest":"ann","name":"Ann"}', NULL, NULL, 1, '2030-01-10 15:52:52+00', 'process-8', 787372000, 3, NULL);
INSERT INTO public.events VALUES ('quarto-bot-due', 3, 'started', '{"start":2,"seed":4198486425040543364}', NULL, NULL, 1, '2030-01-10 15:52:52+00', 'process-8', 787372000, 3, NULL);
INSERT INTO public.games VALUES ('wait-too-long', 'quarto', 'CSHT!', 'closed', false, 'ann', 1, 3, NULL, NULL, NULL, '2030-01-01 12:00:00+00', '2030-01-02 14:24:00+00', NULL);
INSERT INTO public.games VALUES ('quarto-left-alone', 'quarto', 'CSHT!', 'over', false, 'ann', 2, 7, 1, 'time', NULL, '2030-01-02 14:24:00+00', '2030-01-10 14:24:00+00', NULL);
INSERT INTO public.games VALUES ('quarto-time', 'quarto', 'CSHT/60', 'over', false, 'ann', 2, 8, 2, 'time', NULL, '2030-01-10 14:24:00+00', '2030-01-10 14:25:01+00', NULL);
INSERT INTO public.games VALUES ('quarto-forced', 'quarto', 'CSHT!/60', 'over', false, 'ann', 2, 38, NULL, 'full board', NULL, '2030-01-10 14:25:01+00', '2030-01-10 14:27:03+00', NULL);
INSERT INTO public.games VALUES ('quartino-time', 'quartino', 'wheel/60', 'over', false, 'ann', 3, 11, 3, 'time', NULL, '2030-01-10 14:27:03+00', '2030-01-10 14:30:06+00', NULL);
INSERT INTO public.games VALUES ('quarto-line', 'quarto', 'CSHT+', 'over', false, 'ann', 2, 12, 1, 'line', NULL, '2030-01-10 14:40:06+00', '2030-01-10 14:40:06+00', NULL);
INSERT INTO public.games VALUES ('quarto-call', 'quarto', 'CSHT!', 'over', false, 'ann', 2, 41, 1, 'call', NULL, '2030-01-10 14:40:06+00', '2030-01-10 14:40:06+00', NULL);
INSERT INTO public.games VALUES ('quarto-full', 'quarto', 'CSHT', 'over', false, 'ann', 2, 36, 1, 'line', NULL, '2030-01-10 14:40:06+00', '2030-01-10 14:40:06+00', NULL);
INSERT INTO public.games VALUES ('quarto-asked', 'quarto', 'SHT!', 'over', false, 'ann', 2, 6, 1, 'resignation', NULL, '2030-01-10 14:40:06+00', '2030-01-10 14:40:06+00', NULL);
INSERT INTO public.games VALUES ('quarto-passed', 'quarto', 'C!', 'over', false, 'ann', 2, 59, NULL, 'full board', NULL, '2030-01-10 14:40:06+00', '2030-01-10 14:40:06+00', NULL);
INSERT INTO public.games VALUES ('quarto-source', 'quarto', 'CSHT+', 'playing', true, 'ann', 2, 13, NULL, NULL, NULL, '2030-01-10 14:40:06+00', '2030-01-10 14:40:06+00', 1391407000);
INSERT INTO public.games VALUES ('quarto-agreed', 'quarto', 'CST+!', 'over', false, 'ann', 2, 11, NULL, 'agreement', NULL, '2030-01-10 14:40:06+00', '2030-01-10 14:40:06+00', NULL);
INSERT INTO public.games VALUES ('quarto-rematch', 'quarto', 'CSHT!', 'over', false, 'ann', 2, 12, 2, 'resignation', NULL, '2030-01-10 14:40:06+00', '2030-01-10 14:40:06+00', NULL);
INSERT INTO public.games VALUES ('lnafbxrmxvvggsgbpwccnrmzcozx', 'quarto', 'CSHT!', 'over', false, 'ann', 2, 12, 1, 'resignation', NULL, '2030-01-10 14:40:06+00', '2030-01-10 14:40:06+00', NULL);
INSERT INTO public.games VALUES ('kegxsoocgalmdctwwuvexyjxfmfz', 'quarto', 'CSHT!', 'playing', false, 'ann', 2, 8, NULL, NULL, 'effb0398e2ac49f8c121aca5', '2030-01-10 14:40:06+00', '2030-01-10 14:40:06+00', 1391407000);
INSERT INTO public.games VALUES ('quarto-running', 'quarto', 'CSHT+!', 'playing', false, 'ann', 2, 15, NULL, NULL, 'ebafb82a4a6481eb7137e6a4', '2030-01-10 14:40:06+00', '2030-01-10 14:40:06+00', 1391407000);
INSERT INTO public.games VALUES ('quarto-moments', 'quarto', 'CSHT!', 'playing', false, 'ann', 2, 24, NULL, NULL, '9207ac0b990dc806293a4782', '2030-01-10 14:40:06+00', '2030-01-10 14:40:06+00', 1391407000);
INSERT INTO public.games VALUES ('quartino-cards', 'quartino', 'wheel', 'over', false, 'ann', 2, 36, 1, 'cards', NULL, '2030-01-10 14:50:06+00', '2030-01-10 14:50:06+00', NULL);
INSERT INTO public.games VALUES ('quartino-grid', 'quartino', 'grid', 'over', false, 'ann', 2, 36, 1, 'cards', NULL, '2030-01-10 14:50:06+00', '2030-01-10 14:50:06+00', NULL);
INSERT INTO public.games VALUES ('quartino-four', 'quartino', 'wheel', 'playing', false, 'ann', 4, 24, NULL, NULL, '7157f85af25133ad6e3ad089', '2030-01-10 14:50:06+00', '2030-01-10 14:50:06+00', 1391407000);
INSERT INTO public.games VALUES ('quartino-colour', 'quartino', 'wheel', 'playing', false, 'ann', 2, 18, NULL, NULL, '83a09ebcb1fa63767a671a12', '2030-01-10 14:50:06+00', '2030-01-10 14:50:06+00', 1391407000);
INSERT INTO public.games VALUES ('quartino-out', 'quartino', 'wheel', 'over', false, 'ann', 4, 9, 2, 'resignation', NULL, '2030-01-10 14:50:06+00', '2030-01-10 14:50:06+00', NULL);
INSERT INTO public.games VALUES ('quartino-agreed', 'quartino', 'grid', 'over', false, 'ann', 3, 10, NULL, 'agreement', NULL, '2030-01-10 14:50:06+00', '2030-01-10 14:50:06+00', NULL);
INSERT INTO public.games VALUES ('quartino-moments', 'quartino', 'grid', 'playing', false, 'ann', 3, 65, NULL, NULL, '88c14663acbcd2f47e5856f9', '2030-01-10 14:50:06+00', '2030-01-10 14:50:06+00', 1391407000);
INSERT INTO public.games VALUES ('wait-open', 'quarto', 'CSHT!', 'waiting', false, 'ann', 1, 2, NULL, NULL, NULL, '2030-01-10 15:00:06+00', '2030-01-10 15:00:06+00', 873007000);
INSERT INTO public.games VALUES ('wait-private', 'quarto', 'CSHT/60', 'waiting', true, 'ann', 1, 2, NULL, NULL, NULL, '2030-01-10 15:00:06+00', '2030-01-10 15:00:06+00', 873007000);
INSERT INTO public.games VALUES ('wait-changed', 'quarto', 'CSHT!', 'waiting', false, 'ann', 1, 3, NULL, NULL, NULL, '2030-01-10 15:00:06+00', '2030-01-10 15:00:06+00', 873007000);
INSERT INTO public.games VALUES ('quartino-absent', 'quartino', 'grid', 'over', false, 'ann', 2, 7, 1, 'absence', NULL, '2030-01-10 15:16:06+00', '2030-01-10 15:19:06+00', NULL);
INSERT INTO public.games VALUES ('wait-three', 'quartino', 'wheel', 'waiting', false, 'ann', 2, 5, NULL, NULL, NULL, '2030-01-10 15:00:06+00', '2030-01-10 15:00:06+00', 873007000);
INSERT INTO public.games VALUES ('closed-left', 'quarto', 'CSHT!', 'closed', false, 'ann', 0, 4, NULL, NULL, NULL, '2030-01-10 15:00:06+00', '2030-01-10 15:00:06+00', NULL);
INSERT INTO public.games VALUES ('quarto-private', 'quarto', 'CSHT!', 'playing', true, 'ann', 2, 7, NULL, NULL, '4eb5b802731aa5b7e29420c3', '2030-01-10 15:00:06+00', '2030-01-10 15:00:06+00', 1391407000);
INSERT INTO public.games VALUES ('quarto-absent', 'quarto', 'CSHT!', 'over', false, 'ann', 2, 7, 1, 'absence', NULL, '2030-01-10 15:10:06+00', '2030-01-10 15:13:06+00', NULL);
INSERT INTO public.games VALUES ('quarto-absent-draw', 'quarto', 'CSHT', 'over', false, 'ann', 2, 8, NULL, 'absence', NULL, '2030-01-10 15:13:06+00', '2030-01-10 15:16:06+00', NULL);
INSERT INTO public.games VALUES ('quartino-absent-four', 'quartino', 'wheel', 'playing', false, 'ann', 4, 15, NULL, NULL, '1e27ff88e95d2cb87e75a512', '2030-01-10 15:19:06+00', '2030-01-10 15:22:06+00', 1392127000);
INSERT INTO public.games VALUES ('seek-left', 'quarto', 'CSHT!', 'closed', false, 'ann', 1, 3, NULL, NULL, NULL, '2030-01-10 15:32:06+00', '2030-01-10 15:32:22+00', NULL);
INSERT INTO public.games VALUES ('quartino-bots', 'quartino', 'wheel', 'playing', false, 'ann', 2, 20, NULL, NULL, 'bdce6b43c34f19a8618a444f', '2030-01-10 15:42:22+00', '2030-01-10 15:42:22+00', 1392143000);
INSERT INTO public.games VALUES ('seek-quarto', 'quarto', 'CSHT!/60', 'playing', false, 'ann', 2, 8, NULL, NULL, '7f77fc9cb3b9320f8896e362', '2030-01-10 15:32:22+00', '2030-01-10 15:32:22+00', 787403000);
INSERT INTO public.games VALUES ('seek-quartino', 'quartino', 'wheel', 'playing', false, 'ann', 2, 8, NULL, NULL, 'efa7e61caae81c2c1eab45f7', '2030-01-10 15:32:22+00', '2030-01-10 15:32:22+00', 1392143000);
INSERT INTO public.games VALUES ('seek-over', 'quarto', 'CST', 'over', false, 'cy', 2, 5, 2, 'resignation', NULL, '2030-01-10 15:32:22+00', '2030-01-10 15:32:22+00', NULL);
INSERT INTO public.games VALUES ('seek-cancelled', 'quarto', 'CSHT', 'closed', false, 'ann', 0, 4, NULL, NULL, NULL, '2030-01-10 15:32:22+00', '2030-01-10 15:32:22+00', NULL);
INSERT INTO public.games VALUES ('quarto-keeps-starter', 'quarto', 'CSHT!', 'over', false, 'ann', 2, 5, 1, 'resignation', NULL, '2030-01-10 15:32:22+00', '2030-01-10 15:32:22+00', NULL);
INSERT INTO public.games VALUES ('mchooxnzslqbbylakidealmoxufg', 'quartino', 'grid', 'playing', false, 'ann', 2, 4, NULL, NULL, '1171eb2013544e7f202fc2a7', '2030-01-10 15:32:22+00', '2030-01-10 15:32:22+00', 1392143000);
INSERT INTO public.games VALUES ('quartino-keeps-starter', 'quartino', 'grid', 'over', false, 'ann', 2, 8, 1, 'resignation', NULL, '2030-01-10 15:32:22+00', '2030-01-10 15:32:22+00', NULL);
INSERT INTO public.games VALUES ('quarto-bot', 'quarto', 'CSHT!', 'playing', true, 'ann', 1, 10, NULL, NULL, NULL, '2030-01-10 15:42:22+00', '2030-01-10 15:42:22+00', 1392143000);
INSERT INTO public.games VALUES ('cdgiqinyeorrxciziswznykhowhx', 'quarto', 'CSHT', 'playing', true, 'ann', 1, 3, NULL, NULL, NULL, '2030-01-10 15:42:22+00', '2030-01-10 15:42:22+00', 1392143000);
INSERT INTO public.games VALUES ('quarto-bot-over', 'quarto', 'CSHT', 'over', true, 'ann', 1, 7, 2, 'resignation', NULL, '2030-01-10 15:42:22+00', '2030-01-10 15:42:22+00', NULL);
INSERT INTO public.games VALUES ('quarto-clock', 'quarto', 'CSHT!/60', 'playing', false, 'ann', 2, 6, NULL, NULL, '5c3688bae0ae493d18d21288', '2030-01-10 15:42:22+00', '2030-01-10 15:42:22+00', 787403000);
INSERT INTO public.games VALUES ('quarto-bot-due', 'quarto', 'CSHT!', 'playing', true, 'ann', 1, 3, NULL, NULL, NULL, '2030-01-10 15:52:52+00', '2030-01-10 15:52:52+00', 787388000);
INSERT INTO public.games VALUES ('seek-waiting', 'quarto', 'CSHT', 'waiting', false, 'ann', 1, 2, NULL, NULL, NULL, '2030-01-10 15:32:22+00', '2030-01-10 15:32:22+00', 787388000);
INSERT INTO public.guests VALUES ('ann', 'Ann', '2030-01-01 12:00:00+00', '2030-01-01 12:00:00+00');
INSERT INTO public.guests VALUES ('ben', 'Žofie 🙂', '2030-01-01 12:00:00+00', '2030-01-01 12:00:00+00');
INSERT INTO public.guests VALUES ('cy', 'O''Neil \ "Cy"', '2030-01-01 12:00:00+00', '2030-01-01 12:00:00+00');
INSERT INTO public.guests VALUES ('di', 'Guest 4186', '2030-01-10 14:50:06+00', '2030-01-10 14:50:06+00');
INSERT INTO public.processes VALUES ('process-1', 786606000, '2030-01-10 14:30:06+00');
INSERT INTO public.processes VALUES ('process-2', 786606000, '2030-01-10 14:40:06+00');
INSERT INTO public.processes VALUES ('process-3', 786606000, '2030-01-10 14:50:06+00');
INSERT INTO public.processes VALUES ('process-4', 786606000, '2030-01-10 15:00:06+00');
INSERT INTO public.processes VALUES ('process-5', 787326000, '2030-01-10 15:22:06+00');
INSERT INTO public.processes VALUES ('process-6', 787342000, '2030-01-10 15:32:22+00');
INSERT INTO public.processes VALUES ('process-7', 787372000, '2030-01-10 15:42:52+00');
INSERT INTO public.processes VALUES ('process-8', 787372000, '2030-01-10 15:52:52+00');
INSERT INTO public.processes VALUES ('reader', 787372000, '2030-01-10 16:02:52+00');
INSERT INTO public.seats VALUES ('wait-too-long', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('wait-too-long', 2, NULL, NULL, '');
INSERT INTO public.seats VALUES ('quarto-left-alone', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-left-alone', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-time', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-time', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-forced', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-forced', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-time', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quartino-time', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-time', 3, 'cy', NULL, 'O''Neil \ "Cy"');
INSERT INTO public.seats VALUES ('quarto-call', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-call', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-line', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-line', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-full', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-full', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-passed', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-passed', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-agreed', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-agreed', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-rematch', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-rematch', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('lnafbxrmxvvggsgbpwccnrmzcozx', 1, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('lnafbxrmxvvggsgbpwccnrmzcozx', 2, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('kegxsoocgalmdctwwuvexyjxfmfz', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('kegxsoocgalmdctwwuvexyjxfmfz', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-asked', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-asked', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-source', 1, 'ann', NULL, 'Left');
INSERT INTO public.seats VALUES ('quarto-source', 2, 'ann', NULL, 'Right');
INSERT INTO public.seats VALUES ('quarto-running', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-running', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-moments', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-moments', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-cards', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quartino-cards', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-grid', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quartino-grid', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-four', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quartino-four', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-four', 3, 'cy', NULL, 'O''Neil \ "Cy"');
INSERT INTO public.seats VALUES ('quartino-four', 4, 'di', NULL, 'Guest 4186');
INSERT INTO public.seats VALUES ('quartino-out', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quartino-out', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-out', 3, 'cy', NULL, 'O''Neil \ "Cy"');
INSERT INTO public.seats VALUES ('quartino-out', 4, 'di', NULL, 'Guest 4186');
INSERT INTO public.seats VALUES ('quartino-agreed', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quartino-agreed', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-agreed', 3, 'cy', NULL, 'O''Neil \ "Cy"');
INSERT INTO public.seats VALUES ('quartino-colour', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quartino-colour', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-moments', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quartino-moments', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-moments', 3, 'cy', NULL, 'O''Neil \ "Cy"');
INSERT INTO public.seats VALUES ('wait-open', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('wait-open', 2, NULL, NULL, '');
INSERT INTO public.seats VALUES ('wait-private', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('wait-private', 2, NULL, NULL, '');
INSERT INTO public.seats VALUES ('wait-changed', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('wait-changed', 2, NULL, NULL, '');
INSERT INTO public.seats VALUES ('wait-three', 1, NULL, NULL, '');
INSERT INTO public.seats VALUES ('wait-three', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('wait-three', 3, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('closed-left', 1, NULL, NULL, '');
INSERT INTO public.seats VALUES ('closed-left', 2, NULL, NULL, '');
INSERT INTO public.seats VALUES ('quarto-private', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-private', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-absent', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-absent', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-absent-draw', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-absent-draw', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-absent', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quartino-absent', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-absent-four', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quartino-absent-four', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-absent-four', 3, 'cy', NULL, 'O''Neil \ "Cy"');
INSERT INTO public.seats VALUES ('quartino-absent-four', 4, 'di', NULL, 'Guest 4186');
INSERT INTO public.seats VALUES ('seek-left', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('seek-left', 2, NULL, NULL, '');
INSERT INTO public.seats VALUES ('seek-quarto', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('seek-quarto', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('seek-quartino', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('seek-quartino', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('seek-over', 1, 'cy', NULL, 'O''Neil \ "Cy"');
INSERT INTO public.seats VALUES ('seek-over', 2, 'di', NULL, 'Guest 4186');
INSERT INTO public.seats VALUES ('seek-cancelled', 1, NULL, NULL, '');
INSERT INTO public.seats VALUES ('seek-cancelled', 2, NULL, NULL, '');
INSERT INTO public.seats VALUES ('seek-waiting', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('seek-waiting', 2, NULL, NULL, '');
INSERT INTO public.seats VALUES ('quarto-keeps-starter', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-keeps-starter', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quartino-keeps-starter', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quartino-keeps-starter', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('mchooxnzslqbbylakidealmoxufg', 1, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('mchooxnzslqbbylakidealmoxufg', 2, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-bot', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-bot', 2, NULL, 'novice', 'novice');
INSERT INTO public.seats VALUES ('quarto-bot-over', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-bot-over', 2, NULL, 'novice', 'novice');
INSERT INTO public.seats VALUES ('cdgiqinyeorrxciziswznykhowhx', 1, NULL, 'novice', 'novice');
INSERT INTO public.seats VALUES ('cdgiqinyeorrxciziswznykhowhx', 2, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quartino-bots', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quartino-bots', 2, NULL, 'novice', 'novice');
INSERT INTO public.seats VALUES ('quartino-bots', 3, NULL, 'novice', 'novice');
INSERT INTO public.seats VALUES ('quartino-bots', 4, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-clock', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-clock', 2, 'ben', NULL, 'Žofie 🙂');
INSERT INTO public.seats VALUES ('quarto-bot-due', 1, 'ann', NULL, 'Ann');
INSERT INTO public.seats VALUES ('quarto-bot-due', 2, NULL, 'novice', 'novice');
INSERT INTO public.settings VALUES ('secret', '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT pk_events PRIMARY KEY (game_id, version);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT pk_games PRIMARY KEY (id);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT pk_guests PRIMARY KEY (id);
ALTER TABLE ONLY public.processes
    ADD CONSTRAINT pk_processes PRIMARY KEY (process);
ALTER TABLE ONLY public.refusals
    ADD CONSTRAINT pk_refusals PRIMARY KEY (game_id, actor, action_id);
ALTER TABLE ONLY public.renewals
    ADD CONSTRAINT pk_renewals PRIMARY KEY (key);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (game_id, seat);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT pk_settings PRIMARY KEY (name);
CREATE UNIQUE INDEX ix_events_game_id_actor_action_id ON public.events USING btree (game_id, actor, action_id) WHERE (action_id IS NOT NULL);
CREATE INDEX ix_games_due_ms ON public.games USING btree (due_ms) WHERE (due_ms IS NOT NULL);
CREATE INDEX ix_games_game_rules_status_is_private_updated_at_id ON public.games USING btree (game, rules, status, is_private, updated_at, id);
CREATE INDEX ix_games_game_status_is_private_updated_at_id ON public.games USING btree (game, status, is_private, updated_at, id);
CREATE INDEX ix_games_opened_by_status ON public.games USING btree (opened_by, status);
CREATE INDEX ix_games_position_key ON public.games USING btree (position_key) WHERE (position_key IS NOT NULL);
CREATE INDEX ix_guests_seen_at ON public.guests USING btree (seen_at);
CREATE INDEX ix_renewals_at ON public.renewals USING btree (at);
CREATE INDEX ix_seats_guest_id_game_id ON public.seats USING btree (guest_id, game_id);
ALTER TABLE ONLY public.refusals
    ADD CONSTRAINT fk_refusals_game_id FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_game_id FOREIGN KEY (game_id) REFERENCES public.games(id) ON DELETE CASCADE;
