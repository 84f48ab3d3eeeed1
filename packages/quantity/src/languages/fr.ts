import type { Language } from './language';

/** French. */
export const nouns: Language[ 'nouns' ] = `
tbsp=cuillère à soupe|cuillères à soupe
tsp=cuillère à café|cuillères à café
cup=tasse|+s
g=gramme|+s
kg=kilogramme|+s
ml=millilitre|+s
l=litre|+s
clove=gousse|+s
slice=tranche|+s
can=boîte|+s
bottle=bouteille|+s
sachet|+s
packet=paquet|+s
bunch=botte|+s
pinch=pincée|+s
drop=goutte|+s
dash=trait|+s
handful=poignée|+s
sprig=brin|+s
sprig=branche|+s
leaf=feuille|+s
head=tête|+s
piece=morceau|+x
glass=verre|+s
`;

/** What recipes make, besides units. */
export const yields: Language[ 'yields' ] = `
portion|+s
personne|+s
part|+s
gâteau|+x
crêpe|+s
`;

/** Other ways to write a unit. */
export const abbreviations: Language[ 'abbreviations' ] = `
tbsp càs
tsp càc
`;
