import type { Language } from './language';

/** German. */
export const nouns: Language[ 'nouns' ] = `
tbsp=Esslöffel
tsp=Teelöffel
cup=Tasse|+n
cup=Becher
g=Gramm
kg=Kilogramm
ml=Milliliter
l=Liter
lb=Pfund
clove=Zehe|+n
clove=Knoblauchzehe|+n
slice=Scheibe|+n
can=Dose|+n
jar=Glas|Gläser
bottle=Flasche|+n
packet=Päckchen
package=Packung|+en
bag=Tüte|+n
bunch=Bund
pinch=Prise|+n
dash=Schuss
dash=Spritzer
drop=Tropfen
handful=Handvoll
sprig=Zweig|+e
stalk=Stängel
stick=Stange|+n
head=Kopf|Köpfe
bulb=Knolle|+n
leaf=Blatt|Blätter
piece=Stück
cube=Würfel
pinch=Messerspitze|+n
`;

/** What recipes make, besides units. */
export const yields: Language[ 'yields' ] = `
Portion|+en
Person|+en
Kuchen
Brot|+e
Brötchen
Keks|+e
Pfannkuchen
`;

/** Other ways to write a unit. */
export const abbreviations: Language[ 'abbreviations' ] = `
tbsp el essl
tsp tl teel
packet pck päck
package pkg
pinch msp
piece stk
`;
