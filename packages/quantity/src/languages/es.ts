import type { Language } from './language';

/** Spanish. */
export const nouns: Language[ 'nouns' ] = `
tbsp=cucharada|+s
tsp=cucharadita|+s
cup=taza|+s
g=gramo|+s
kg=kilogramo|+s
ml=mililitro|+s
l=litro|+s
clove=diente|+s
slice=rebanada|+s
slice=loncha|+s
can=lata|+s
jar=tarro|+s
bottle=botella|+s
packet=paquete|+s
sachet=sobre|+s
bunch=manojo|+s
pinch=pizca|+s
drop=gota|+s
dash=chorrito|+s
handful=puñado|+s
sprig=ramita|+s
leaf=hoja|+s
head=cabeza|+s
piece=trozo|+s
glass=vaso|+s
`;

/** What recipes make, besides units. */
export const yields: Language[ 'yields' ] = `
porción|porciones
ración|raciones
persona|+s
galleta|+s
`;

/** Other ways to write a unit. */
export const abbreviations: Language[ 'abbreviations' ] = `
tbsp cda cdas
tsp cdta cdtas cdita
`;
