BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE events (
	game_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	body TEXT NOT NULL, 
	actor TEXT, 
	action_id TEXT, 
	rules_version INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	process TEXT NOT NULL, 
	clock_ms BIGINT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (game_id, version), 
	CONSTRAINT uq_events_game_id_actor_action_id UNIQUE (game_id, actor, action_id)
);
INSERT INTO "events" VALUES('quarto',1,'opened','{"game":"quarto","rules":"CSHT!","seats":[{},{}],"starter":1,"host":"ann"}',NULL,NULL,1,'2030-01-01 12:00:00.000000','20814cfc40bf0e92',0);
INSERT INTO "events" VALUES('quarto',2,'joined','{"seat":1,"guest":"ann","name":"Somebody"}',NULL,NULL,1,'2030-01-01 12:00:00.000000','20814cfc40bf0e92',0);
INSERT INTO "events" VALUES('quarto',3,'joined','{"seat":2,"guest":"ben","name":"Somebody"}',NULL,NULL,1,'2030-01-01 12:00:00.000000','20814cfc40bf0e92',0);
INSERT INTO "events" VALUES('quarto',4,'started','{"start":1,"seed":4491610352511828635}',NULL,NULL,1,'2030-01-01 12:00:00.000000','20814cfc40bf0e92',0);
INSERT INTO "events" VALUES('quartino',1,'opened','{"game":"quartino","rules":"wheel","seats":[{},{}],"starter":1,"host":"ann"}',NULL,NULL,1,'2030-01-01 12:00:00.000000','20814cfc40bf0e92',0);
INSERT INTO "events" VALUES('quartino',2,'joined','{"seat":1,"guest":"ann","name":"Somebody"}',NULL,NULL,1,'2030-01-01 12:00:00.000000','20814cfc40bf0e92',0);
INSERT INTO "events" VALUES('quartino',3,'joined','{"seat":2,"guest":"ben","name":"Somebody"}',NULL,NULL,1,'2030-01-01 12:00:00.000000','20814cfc40bf0e92',0);
INSERT INTO "events" VALUES('quartino',4,'started','{"start":1,"deal":"GRYB,BRYG,GYRB,GBRY/RBGY,BGYR,YGBR,RGYB","seed":3889809368768202632}',NULL,NULL,1,'2030-01-01 12:00:00.000000','20814cfc40bf0e92',0);
INSERT INTO "events" VALUES('quarto',5,'moved','{"seat":1,"move":"=5"}','1:ann','first',1,'2030-01-01 12:00:00.000000','20814cfc40bf0e92',0);
CREATE TABLE games (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	status TEXT NOT NULL, 
	is_private BOOLEAN NOT NULL, 
	opened_by TEXT, 
	people INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	winner INTEGER, 
	reason TEXT, 
	position_key TEXT, 
	due_at DATETIME, 
	created_at DATETIME NOT NULL, 
	updated_at DATETIME NOT NULL, 
	previous_id TEXT, 
	next_id TEXT, 
	CONSTRAINT pk_games PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('quarto','quarto','CSHT!','playing',0,'ann',2,5,NULL,NULL,'b325884debd105e9e4ff669d','2030-01-08 12:00:01.000000','2030-01-01 12:00:00.000000','2030-01-01 12:00:00.000000',NULL,NULL);
INSERT INTO "games" VALUES('quartino','quartino','wheel','playing',0,'ann',2,4,NULL,NULL,'2dd2f7b1f3ab55dceae69e0f','2030-01-08 12:00:01.000000','2030-01-01 12:00:00.000000','2030-01-01 12:00:00.000000',NULL,NULL);
CREATE TABLE guests (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created_at DATETIME NOT NULL, 
	seen_at DATETIME NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ann','Somebody','2026-11-15 16:44:18.763841','2026-11-15 16:44:18.763841');
INSERT INTO "guests" VALUES('ben','Somebody','2026-11-15 16:44:18.820707','2026-11-15 16:44:18.820707');
CREATE TABLE processes (
	process TEXT NOT NULL, 
	clock_ms BIGINT NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (process)
);
INSERT INTO "processes" VALUES('20814cfc40bf0e92',0,'2026-11-15 16:44:19.298817');
CREATE TABLE seats (
	game_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	guest_id TEXT, 
	bot TEXT, 
	name TEXT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (game_id, seat), 
	CONSTRAINT fk_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('quarto',1,'ann',NULL,'Somebody');
INSERT INTO "seats" VALUES('quarto',2,'ben',NULL,'Somebody');
INSERT INTO "seats" VALUES('quartino',1,'ann',NULL,'Somebody');
INSERT INTO "seats" VALUES('quartino',2,'ben',NULL,'Somebody');
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('secret',X'89C8B44C06F07BE59B4DFB3D34AE045BD1EAA88657FFE68FE8D8CF62ACB6FD91');
CREATE INDEX ix_games_updated_at_id ON games (updated_at, id);
CREATE INDEX ix_games_status_updated_at_id ON games (status, updated_at, id);
CREATE INDEX ix_games_opened_by_status ON games (opened_by, status);
CREATE INDEX ix_games_position_key ON games (position_key) WHERE position_key IS NOT NULL;
CREATE INDEX ix_games_due_at ON games (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_seats_guest_id_game_id ON seats (guest_id, game_id);
COMMIT;
