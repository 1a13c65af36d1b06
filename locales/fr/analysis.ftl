# The analysis board.
study-title = Analyse
study-start = Début
study-variation = Variante :
study-tree-how = Les flèches gauche et droite suivent la ligne ; haut et bas mènent aux autres variantes.

# What the engine says. $team is a team.
study-engine = Moteur
study-depth = Prof. { $depth } · { $nodes ->
    [one] { $nodes } nœud
   *[other] { $nodes } nœuds
}
study-lines = Nombre de lignes
study-lines-count = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
study-wdl = { $team } : { $win } % de victoires, { $draw } % de nulles, { $loss } % de défaites
study-no-evaluation = Pas encore d’évaluation
study-wins-in = { $moves ->
    [one] { $team } gagne maintenant
   *[other] { $team } gagne en { $moves }
}
study-chance = { $team } { $percent } %
study-play-line = Jouer { $move }
study-add-line = Ajouter la ligne { $number } aux coups

# What is written beside moves.
study-notes = Notes sur ce coup
study-marks = Signes
study-mark-brilliant = Coup brillant
study-mark-good = Bon coup
study-mark-interesting = Coup intéressant
study-mark-dubious = Coup douteux
study-mark-mistake = Erreur
study-mark-blunder = Grosse erreur
study-comment = Commentaire
study-edits = Modifier
study-promote = Remonter la variante
study-delete = Supprimer à partir d’ici
study-threats = Menaces
study-embed = Copier le code d’intégration

# Opening records, positions and links.
study-open = Ouvrir
study-open-how = Colle une partie enregistrée, une position ou un lien.
study-open-drop = Un fichier peut aussi être déposé sur le plateau.
study-open-file = Choisir un fichier
study-reading = Lecture des parties
study-choose-game = Le fichier contient { $count } parties. Laquelle ?
study-more = En montrer plus (reste { $count })
study-game = { $players } · { $board } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
study-outgrown = C’est trop long pour l’adresse de la page : la recharger perdrait les derniers changements. Télécharge la partie ou ajoute-la à la bibliothèque.

# Why nothing was opened. Clauses, without a full stop.
study-bad = Impossible de l’ouvrir
study-bad-link = le lien est incomplet ou abîmé
study-not-game = ce n’est ni une partie, ni une position, ni un lien de Caminos
study-too-long = c’est trop long pour être ouvert ici
study-not-text = ce n’est pas un fichier texte
study-link-too-long = c’est trop long pour un lien ; télécharge plutôt la partie

# The review of a game. $team is a team; $move is a move as written.
study-review = Revoir la partie
study-reviewing = Le moteur examine chaque coup
study-review-done = { $count ->
    [0] Revue terminée : aucune erreur
    [one] Revue terminée : { $count } erreur
   *[other] Revue terminée : { $count } erreurs
}
study-cancel = Annuler
study-accuracy = { $team } : { $percent } % de précision
study-graph = Chances coup par coup
study-table = En tableau
study-column-move = Coup
study-mistakes = Erreurs
study-no-mistakes = Aucune erreur trouvée
study-turning = Tournant
study-continuations = Suites
study-line-played = Joué : { $move }
study-line-better = Mieux : { $move }
study-better-chances = Le moteur voit ici de meilleures chances.
study-worse-chances = Le moteur voit ici moins de chances.
study-next-mistake = Erreur suivante
study-try = Réessayer
study-try-waiting = Trouve un meilleur coup pour { $team }.
study-try-checking = Vérification du coup…
study-try-best = C’est le meilleur coup.
study-try-good = C’est aussi un bon coup.
study-try-wrong = Ce coup concède trop.
study-try-show = Montrer le meilleur coup
study-write = Écrire dans les coups

# Drawings on the board, and the games that are kept in the browser.
study-draw-cells = Marquer des cases
study-draw-path = Dessiner un chemin
study-draw-clear = Effacer les dessins
study-library = Bibliothèque
study-library-add = Ajouter à la bibliothèque
study-library-add-all = Ajouter les { $count } à la bibliothèque
study-library-added = Ajouté à la bibliothèque
study-library-search = Chercher des noms, plateaux, coups ou commentaires
study-library-found = { $count ->
    [one] { $count } partie trouvée
   *[other] { $count } parties trouvées
}
study-library-empty = Pas encore de partie. Ajoutes-en une avec le signet à côté des coups.
study-library-failed = Ce navigateur ne laisse pas la page garder des parties
study-library-delete = Supprimer { $game }
study-library-delete-sure = Supprimer cette partie ?
study-library-export = { $count ->
    [one] Enregistrer dans un fichier
   *[other] Enregistrer { $count } parties dans un fichier
}

# L’éditeur de positions.
editor-title = Éditeur de positions
editor-open = Modifier la position
editor-analyse = Analyser cette position
editor-tools = Effet d’un clic
editor-remove = Retirer
editor-turn = Au tour de
editor-clear = Vider le plateau
editor-over = La partie est finie
editor-how = Prends une pièce de n’importe quelle couleur ou retires-en une
editor-how-remove = Choisis la pièce à retirer
editor-no-piece = il n’y a pas de pièce ici
editor-carries = d’autres pièces reposent sur celle-ci : retire-les d’abord

# Une partie sur papier.
study-print = Imprimer la partie
study-print-diagrams = Diagrammes
study-print-every = tous les { $count } coups
study-print-last = seulement la dernière position
study-print-after = Après { $number } { $move }
study-print-back = Retour à l’analyse
