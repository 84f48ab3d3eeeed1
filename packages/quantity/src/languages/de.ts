import type { Language } from './language';

/** German. */
export const nouns: Language[ 'nouns' ] = `
tbsp=Esslöffel|Esslöffel
tsp=Teelöffel|Teelöffel
cup=Tasse|Tassen
cup=Becher|Becher
g=Gramm|Gramm
kg=Kilogramm|Kilogramm
ml=Milliliter|Milliliter
l=Liter|Liter
lb=Pfund|Pfund
clove=Zehe|Zehen
clove=Knoblauchzehe|Knoblauchzehen
slice=Scheibe|Scheiben
can=Dose|Dosen
jar=Glas|Gläser
bottle=Flasche|Flaschen
packet=Päckchen|Päckchen
package=Packung|Packungen
bag=Tüte|Tüten
bunch=Bund|Bund
pinch=Prise|Prisen
dash=Schuss|Schuss
dash=Spritzer|Spritzer
drop=Tropfen|Tropfen
handful=Handvoll|Handvoll
sprig=Zweig|Zweige
stalk=Stängel|Stängel
stick=Stange|Stangen
head=Kopf|Köpfe
bulb=Knolle|Knollen
leaf=Blatt|Blätter
piece=Stück|Stück
cube=Würfel|Würfel
pinch=Messerspitze|Messerspitzen
`;

/** What recipes make, besides units. */
export const yields: Language[ 'yields' ] = `
Portion|Portionen
Person|Personen
Kuchen|Kuchen
Brot|Brote
Brötchen|Brötchen
Keks|Kekse
Pfannkuchen|Pfannkuchen
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
