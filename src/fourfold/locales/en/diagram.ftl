### The figures of the rules in plain characters, for terminals.

diagram-quarto-traits = The sixteen pieces. A piece filled with # is dark, and an empty one is light; dots at the corners mean round, and plus signs mean square; two rows mean tall, and one means short; an o on top means hollow. Below each piece is its name in the notation.
diagram-quarto-lines = The ten lines:
diagram-quarto-squares = The nine squares of the advanced game:
diagram-quarto-giving-give = You start and give piece { $piece } to your opponent, who places it on { $square }.
diagram-quarto-giving-return = Then your opponent gives you piece { $piece }, and you place it on { $square }. Now it’s your turn to give again.
diagram-quarto-calling = QUARTO! The last piece was placed on { $square } and completed a line. Shared traits: { $words }.

diagram-quartino-fields = In these drawings, each field has its number and its stones, the top one last: { $colours }. Square brackets mark what matters.
diagram-quartino-card = Card { $card } fits here: the top stones in brackets have its colours in its order.
diagram-quartino-colour = Four red stones, counting the covered ones: you may declare Colour and place one extra stone.
diagram-quartino-claim = Card { $card } matches section { $window }.
