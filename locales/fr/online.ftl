# Parties avec d’autres par lien, et parties que l’on regarde.

table-online = en ligne
table-no-hints = Partie sans conseils
choose-no-hints = Sans conseils
choose-no-hints-how = Personne ne voit ni conseils, ni menaces, ni connexions avant la fin de la partie
link-how-full = Toutes les places sont prises. Toute personne qui ouvre ce lien peut regarder.
link-share = Partager
link-share-text = Joue à Caminos avec moi
link-only-here = Seul cet appareil peut ouvrir cette adresse. Pour inviter quelqu’un, ouvre Caminos à une adresse qu’il peut atteindre.
link-only-here-lan = Seul cet appareil peut ouvrir cette adresse. Choisis-en une de ton réseau :
link-name = Ton nom
link-name-save = Enregistrer le nom
declined-takeback = { $player } refuse d’annuler le coup
declined-rematch = { $player } refuse la revanche
declined-pause = { $player } refuse la pause
declined-resume = { $player } ne veut pas encore reprendre
state-lost-move = Connexion perdue. Ton coup est gardé et partira dès qu’elle sera rétablie
games-against = Contre { $players }
games-over = Terminée
score-computer = Ordinateur
score-opponent = Adversaire
score-wins = { $first } { $a } : { $b } { $second }
score-points = { $first } { $a } : { $b } { $second } (points)
score-draws = { $count ->
    [one] un match nul
   *[other] { $count } matchs nuls
}
score-total = Toutes les parties : { $score }
watch-title = Regarder la partie
watch-step = Un coup
watch-speed = Vitesse
watch-speed-slow = Lente
watch-speed-normal = Normale
watch-speed-fast = Rapide
