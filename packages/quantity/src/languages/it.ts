import type { Language } from './language';

/** Italian. */
export const nouns: Language[ 'nouns' ] = `
tbsp=cucchiaio|cucchiai
tsp=cucchiaino|cucchiaini
cup=tazza|tazze
g=grammo|grammi
kg=chilogrammo|chilogrammi
ml=millilitro|millilitri
l=litro|litri
clove=spicchio|spicchi
slice=fetta|fette
can=lattina|lattine
can=scatola|scatole
jar=barattolo|barattoli
jar=vasetto|vasetti
bottle=bottiglia|bottiglie
sachet=bustina|bustine
bunch=mazzo|mazzi
bunch=mazzetto|mazzetti
pinch=pizzico|pizzichi
drop=goccia|gocce
handful=manciata|manciate
sprig=rametto|rametti
stalk=gambo|gambi
leaf=foglia|foglie
piece=pezzo|pezzi
glass=bicchiere|bicchieri
`;

/** What recipes make, besides units. */
export const yields: Language[ 'yields' ] = `
porzione|porzioni
persona|persone
biscotto|biscotti
torta|torte
`;

/** Other ways to write a unit. */
export const abbreviations: Language[ 'abbreviations' ] = `
g gr
l lt
`;
