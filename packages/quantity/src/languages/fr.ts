import type { Language } from './language';

/** French. */
export const nouns: Language[ 'nouns' ] = `
tbsp=cuillère à soupe|cuillères à soupe
tsp=cuillère à café|cuillères à café
cup=tasse|tasses
g=gramme|grammes
kg=kilogramme|kilogrammes
ml=millilitre|millilitres
l=litre|litres
clove=gousse|gousses
slice=tranche|tranches
can=boîte|boîtes
bottle=bouteille|bouteilles
sachet|sachets
packet=paquet|paquets
bunch=botte|bottes
pinch=pincée|pincées
drop=goutte|gouttes
dash=trait|traits
handful=poignée|poignées
sprig=brin|brins
sprig=branche|branches
leaf=feuille|feuilles
head=tête|têtes
piece=morceau|morceaux
glass=verre|verres
`;

/** What recipes make, besides units. */
export const yields: Language[ 'yields' ] = `
portion|portions
personne|personnes
part|parts
gâteau|gâteaux
crêpe|crêpes
`;

/** Other ways to write a unit. */
export const abbreviations: Language[ 'abbreviations' ] = `
tbsp càs
tsp càc
`;
