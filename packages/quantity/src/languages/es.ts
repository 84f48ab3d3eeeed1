import type { Language } from './language';

/** Spanish. */
export const nouns: Language[ 'nouns' ] = `
tbsp=cucharada|cucharadas
tsp=cucharadita|cucharaditas
cup=taza|tazas
g=gramo|gramos
kg=kilogramo|kilogramos
ml=mililitro|mililitros
l=litro|litros
clove=diente|dientes
slice=rebanada|rebanadas
slice=loncha|lonchas
can=lata|latas
jar=tarro|tarros
bottle=botella|botellas
packet=paquete|paquetes
sachet=sobre|sobres
bunch=manojo|manojos
pinch=pizca|pizcas
drop=gota|gotas
dash=chorrito|chorritos
handful=puñado|puñados
sprig=ramita|ramitas
leaf=hoja|hojas
head=cabeza|cabezas
piece=trozo|trozos
glass=vaso|vasos
`;

/** What recipes make, besides units. */
export const yields: Language[ 'yields' ] = `
porción|porciones
ración|raciones
persona|personas
galleta|galletas
`;

/** Other ways to write a unit. */
export const abbreviations: Language[ 'abbreviations' ] = `
tbsp cda cdas
tsp cdta cdtas cdita
`;
