import { VESSELS } from '@larder/quantity';

/** Words that say that an amount in a step is not part of the recipe's own, in the languages whose lines are read. */

/** Builds a pattern of whole words. */
function wordsOf( ...languages: readonly string[] ): string {
	return String.raw`(?<!\p{L})(?:${ languages.join( '|' ) })(?!\p{L})`;
}

/** Within the clause: no mark, no further verb, and not too far. */
const WITHIN_CLAUSE = String.raw`(?:(?!\s(?:and|then|und|dann|y|luego|et|puis|e|poi)\s)[^.;:!?,()]){0,30}`;

/** Words for each of several. */
const EACH = wordsOf(
	'each|every|apiece',
	'jeweils|jede[rsnm]?|je(?= \\p{Lu})',
	'cada',
	'chaque|chacune?',
	'ogni|ciascun[oaie]?|ognun[oa]'
);

/** After an amount: it is for one of several, or for one time. */
export const EACH_BEHIND = new RegExp(
	String.raw`^${ WITHIN_CLAUSE }?(?:${ EACH }(?!\s(?:addition|time|side|\d))` +
		String.raw`|(?<!\p{L})(?:per (?!il|lo|la|l['’]|i|gli|le|un|una|\d|(?!bicchiere)\p{L}+[aei]r(?:e|l[aoei]|si|ne|vi)(?!\p{L}))\p{L}|pro \p{Lu}|unidad(?:es)?(?!\p{L})|por (?:persona|comensal|pieza|porción|ración|unidad|litro|kilo|taza|plato|bol|cuenco|copa|vaso|molde|crepe|tortita|tortilla|galleta|magdalena|hamburguesa|empanadilla|rollito|tostada|rebanada)(?!\p{L})|par (?:personne|convive|pièce|portion|part|litre|kilo|tasse|assiette|bol|verre|verrine|ramequin|moule|crêpe|galette|biscuit|cookie|muffin|burger|pizza|tartine|tartelette|tranche|feuille|rouleau|bocal)(?!\p{L})|a (?:testa|persona))` +
		String.raw`|(?<!\p{L}|(?<![\p{L}\d])(?:one|1|une?|un[oa]) )(?:at a time|a la vez|à la fois|(?:per|alla) volta|auf einmal)(?!\p{L})` +
		String.raw`|(?<!\p{L})(?:nach (?:dem|der) anderen|after (?:the other|another)|tras otr[oa]|(?<!(?<!\p{L})une? )après l['’]autre|(?<!(?<!\p{L})un[oa] )dopo l['’]altr[oa])(?!\p{L}))`,
	'iu'
);

/** After a number that is one: the same is done with the next. */
export const IN_TURN_BEHIND = new RegExp(
	String.raw`^${ WITHIN_CLAUSE }?(?<!\p{L})(?:nacheinander|(?:de )?un[oa] (?:en|a|por) un[oa]|une? par une?|une? après l['’]autre|un[oa] (?:alla|per) volta|un[oa] dopo l['’]altr[oa])(?!\p{L})`,
	'iu'
);

/** After one of several foods that one works on: `an egg on the counter`. */
export const ON_SURFACE_BEHIND = new RegExp(
	String.raw`^${ WITHIN_CLAUSE }?(?<!\p{L})(?:(?:flat )?(?:on(?:to)?|over) (?:a|the|your) (?:clean |flat |(?:lightly )?floured )?(?:work(?:ing)? ?surface|counter(?:top)?|surface|board)|(?:auf (?:die|der|eine[rm]?) (?:bemehlten? )?Arbeitsfläche|vor (?:dich|sich))|sur (?:le|un|votre) plan de travail|sobre (?:la|una) (?:superficie|encimera|mesa de trabajo)|su(?:l|lla| un| una)? (?:piano di lavoro|spianatoia))(?!\p{L})`,
	'iu'
);

/** After an amount: it is that of each of two or more foods, `1 tsp each salt and pepper`; groups 1 and 2 are the first and the last. */
export const EACH_FOOD_BEHIND =
	/^\seach\s(?![^.;:!?]*\b(?:each|every|per|on|onto|with|from)\s)(?:of\s)?([\p{L}-]+(?:\s[\p{L}-]+)?)(?:[\s,][\p{L}\s,-]*?)?\s(?:and|&)\s([\p{L}-]+(?:\s[\p{L}-]+)?)/iu;

/**
 * The same in German, where the word is before the amount: not what goes on each
 * of several. Nouns have a capital letter, and verbs have none: `Je 1 EL Teig
 * abstechen und backen`.
 */
export const FOODS_BEHIND =
	/^\s(?![^.;:!?]*\s(?:aufs?|ins?|im|pro|für|über|neben|an|zu|zwischen|dar(?:auf|über|an|in)\p{L}*|hinein\p{L}*|\p{L}*(?:füllen|legen|setzen|streichen|streuen|rollen|verteilen|anrichten|servieren))(?!\p{L}))(?:\p{Ll}+e[nrs]?\s){0,2}(\p{Lu}[\p{L}-]+)(?:,\s\p{Lu}[\p{L}-]+)*\s(?:&|und)\s(\p{Lu}[\p{L}-]+)/u;
export const EACH_FOOD_BEFORE = /(?<!\p{L})(?:je|jeweils)\s(?:ca\. |etwa )?$/iu;

/** Before an amount: it is for one of several, or a rate. */
export const EACH_BEFORE = new RegExp(
	String.raw`(?<!(?:after|between|nach|después de|après|dopo) )${ EACH }(?! (?:addition|time))${ WITHIN_CLAUSE }$|(?<!\p{L})(?<!(?:termin|commenc|finiss|remplac|sustitu|reempla|cambi|sostitu)\p{L}*\s)(?:per|pro|por|par|je)\s(?:ca\. |etwa )?$` +
		// At the beginning of its sentence it holds to the end: "For each pancake, use ¼ cup".
		String.raw`|(?<![\p{L}\d]\s|\p{L})(?:(?:for|into|in|für|pour|dans|par|por|para|en|per) ${ EACH }|pro|(?:per|par) (?:person|serv|porti|cookie|pancake|crêpe|glass|verre|roll)\p{L}*|por (?:litro|kilo)(?: y medio)?(?!\p{L})),? (?:(?!\s(?:and|then|und|dann|y|luego|et|puis|e|poi)\s)(?:ca\.|[^.;:!?]))*$`,
	'iu'
);

/** Before an amount: as much as is dropped at once, `drop the dough by 1 tablespoon`. */
export const DROPPED_BEFORE =
	/(?<!\p{L})drop\p{L}*\s(?:[^.;!?]{0,30}\s)?by\s(?:about |rounded |heaping |level )?$/iu;

/** What one cuts or shapes. */
export const PIECES = String.raw`(?:pieces?|portions?|servings?|balls?|chunks?|rounds?|patt(?:y|ies)|rolls?|loaf|loaves|cubes?|logs?|discs?|disks?|squares?|Stücke?n?|Portionen|Kugeln|Bällchen|Kugel|Teile?n?|trozos?|porcion(?:es)?|raciones|bol(?:a|as|itas)|piezas?|morceaux?|parts?|boul(?:e|es|ettes)|pâtons?|pezz[io]|porzion[ei]|pallin[ae]|palline)(?!\p{L})`;

/** After an amount: how large a piece is. */
export const PIECES_BEHIND = new RegExp(
	String.raw`^\s(?:[\p{L}-]+\s){0,1}${ PIECES }(?!\s(?:of|de|di|d['’]))`,
	'iu'
);

/** After an amount: how much of a mixture one piece is made of. */
export const MOUND_BEHIND =
	/^\s(?:portions?|mounds?|scoops?|scoopfuls?|balls?|dollops?|heaps?|spoonfuls?)\sof\s(?:the\s)?(?:[\p{L}-]+\s)?(?:dough|batter|mixture|filling|mix|meat)(?!\p{L})/iu;

/** After an amount: on which of several foods it comes, the others following, `1/4 cup filling on a tortilla. Repeat.`; the food is group 1. */
export const REPEATED_BEHIND =
	/^[^.;!?]{0,80}?\s(?:on(?:to)?|in(?:to)?|over|down|across)\s(?:the\s(?:cent(?:er|re)|middle|bottom|edge)\sof\s)?(?:an?|one|1)\s((?:\p{L}+\s?){1,3})[^.;!?]{0,80}[.;!?].{0,300}?(?<!\p{L})repeat(?!\p{L})/isu;

/** Before and after the one of several on which something comes: `on a tortilla. Repeat.` */
export const ON_ONE_BEFORE = /(?<!\p{L})(?:on(?:to)?|over)\s$/iu;
export const REPEAT_BEHIND = /^.{0,400}?(?<!\p{L})repeat(?!\p{L})/isu;

/** After an amount: what it makes, which holds of any number: `1 cup of dry rice will make 3 cups`. */
export const MAKES_BEHIND =
	/^\s(?:of\s)?(?:(?!(?:to|and|then|which|that)\s)[\p{L}-]+\s){1,4}(?:will\s(?:make|yield)|makes|yields|equals)\s(?:(?:about|around|roughly|approximately|between)\s)?[\d¼-¾⅐-⅞]/iu;

/** Before an amount: what makes it. */
export const MAKES_BEFORE =
	/[\d¼-¾⅐-⅞]\s\p{L}+\s(?:of\s)?(?:(?!(?:to|and|then|which|that)\s)[\p{L}-]+\s){1,4}(?:will\s(?:make|yield)|makes|yields|equals)\s(?:(?:about|around|roughly|approximately|between)\s)?$/iu;

/** After an amount that is poured or dropped for one cake: `1/4 cup batter onto the griddle`. */
export const BATTER_BEHIND =
	/^\s(?:of\s)?(?:the\s)?batter\s(?:onto?|per)(?!\p{L})/iu;

/** An amount too large for one of these: `2 cups`. */
export const FOR_SEVERAL =
	/^(?:[2-9]|[1-9]\d)(?!\s?[/⁄])[\d¼-¾⅐-⅞.,/⁄ –-]*(?:cups?|pints?|quarts?|l|lit(?:er|re)s?|kg|pounds?|lbs?)(?!\p{L})/iu;

/** Before a verb that tells the reader to do it: the beginning of a sentence, or what joins it to another one. */
const ORDERED = String.raw`(?:^|[.!?:;]\s|(?<!\p{L})(?:and|then|et|puis|y|luego|e|poi)\s)`;

/** Before an amount: how large a piece is. */
export const PIECES_BEFORE = new RegExp(
	String.raw`(?<!\p{L})(?:${ PIECES }|schwere?n?|(?:weighs|weighing|pes(?:ant|ando|ano|en)|pèsent)|(?<!${ ORDERED })(?:weigh|pes|pès)\p{L}*)\s?[(,]?\s?(?:of|von|à|zu|de|di|da)?\s?(?:about|around|roughly|etwa|ca\.?|unos|environ|circa)?\s?$`,
	'iu'
);

/** Words that end what an amount is of. */
const STOP = String.raw`(?:and|with|to|into|in|on|onto|for|until|over|then|or|but|at|from|of|the|an?|und|mit|auf|zu|für|bis|oder|dann|der|die|das|den|dem|y|e|con|en|para|hasta|o|sobre|de|del|et|avec|dans|pour|ou|sur|puis|du|ed|nel|nell[ao]|per|fino|su|poi|di)(?!\p{L})`;

/** A word that ends what an amount is of. */
export const STOP_WORD = new RegExp( `^${ STOP }`, 'iu' );

/** After an amount: it says how large a vessel or a package is. */
export const VESSEL_BEHIND = new RegExp(
	String.raw`^[\s-](?:capacity )?(?:(?!${ STOP })[\p{L}-]+[\s-]){0,2}(?:${ VESSELS })(?![\p{L}-])`,
	'iu'
);

/** Before an amount: the same. */
export const VESSEL_BEFORE = new RegExp(
	String.raw`(?<!\p{L})(?:${ VESSELS })\s(?:\(|of|de|da|d['’]|with a capacity of|holding|von)\s?(?:about |around |etwa |ca\. )?$`,
	'iu'
);

/** Around an amount: how much a vessel holds. */
export const CAPACITY_BEFORE =
	/(?<!\p{L})(?:contenance|capacité|capacidad|capacità|capienza|capacity|Fassungsvermögen|Volumen|volume)\s(?:of|de|di|von)\s(?:about |etwa |ca\. |environ |unos |circa )?$|(?<!\p{L})(?:contenance|capacité)\sd['’]$/iu;
export const CAPACITY_BEHIND =
	/^\s(?:(?:de|di)\s)?(?:capacidad|capacité|contenance|capienza|capacità|Fassungsvermögen|Inhalt)(?!\p{L})/iu;

/** Before an amount: what is sold by it, `une boîte de 400 g de tomates`; a size where the packages are counted. */
export const PACKAGE_BEFORE =
	/(?<!\p{L})(?:cans?|tins?|jars?|packs?|packets?|packages?|box(?:es)?|bags?|bottles?|cartons?|Dosen?|Packung(?:en)?|Päckchen|Gläser|Beutel|Becher|boîtes?|conserves?|paquets?|bouteilles?|bocal|bocaux|sachets?|briques?|briquettes?|latas?|botes?|paquetes?|botellas?|sobres?|bolsas?|tarros?|frascos?|briks?|scatol[ae]|scatolett[ae]|barattol[io]|vasett[io]|bottigli[ae]|confezion[ei]|pacchett[io]|pacch?[io]|bustin[ae]|lattin[ae])\s(?:of|de|di|da|von|mit|à|zu)\s$/iu;

/** Between what is counted by a unit and the size of one. */
export const SIZE_JOINT = /^\s(?:of|de|di|da|von|à|zu)\s$/iu;

/** After an amount in German: a vessel is filled with it. */
export const FILLED_BEHIND =
	/^[^.;:!?]*\s(?:\p{L}*(?:füllen|gießen|spülen|bedecken)|\p{L}*schwenken)(?!\p{L})/iu;

/** Before an amount in Italian: it says how large each is that one counts, shapes, cuts or serves, `2 panetti da 300 g`, but no package. */
export const SIZE_BEFORE =
	/(?<!\p{L})(?:(?:\d{1,2}|due|tre|quattro|cinque|sei|otto|dieci|dodici|dei|degli|delle)\s(?:\p{L}+\s)?|(?=\p{L}*(?:[eo]tt|in)[ie]\s|(?:bicchier|panett|panin|stampin|dischi?|pagnott|pizz))(?=\S))(?!bust|lattin|scatol|pacc|sacchett|confezion|barattol|bottigli|carton)\p{L}+\s(?:\p{L}+\s)?da\s$/iu;

/** After an amount: what it is of is named. */
export const OF_BEHIND = /^\s(?:of|de|di)\s|^\s?d['’]/iu;

/** Before an amount: an article that makes it say what one thing is like, `a 2 lb chicken`. */
export const ARTICLE_BEFORE = /(?<!\p{L})(?:an?|ein(?:e[nrms]?)?)\s$/iu;

/** A temperature, whose letter is not a cup: `230C`. */
export const DEGREES = /\d{2,3}\s?C$/;

/** Before a number: it is the other side of a pan, `9×13`. */
export const SIDE_BEFORE = /[\d"”″]\s?[x×]\s?$/i;

/** After a fraction: it is a part of what is there already, `half of the bread`, `half the leeks`. */
export const PART_BEHIND =
	/^\s(?:(?:of|von|de|di|du|d['’])\s)?(?:the|this|that|these|those|your|it|them|der|die|das|den|dem|des|le|la|les|l['’]|el|los|las|del|il|lo|gli|i)(?!\p{L})|^\s(?:du|des|del|dell[aeo]|dei|degli|davon)(?!\p{L})/iu;

/** After a number with which a text or sentence begins: it is that of the step, `5 Cook the chickpeas`. */
export const STEP_BEHIND =
	/^\s\p{Lu}\p{Ll}+\s(?:the|a|an|le|la|les|el|los|las|il|lo|gli|i)\s/u;

/** Before an amount: what takes some of a mixture for one piece, `roll 1 tbsp of the dough`. */
export const SHAPED_BEFORE =
	/(?<!\p{L})(?:roll|scoop|shape|form|drop|spoon|dollop|portion|pour|ladle|scooping|dropping|rolling)(?:\s(?:out|up|in|by))?[\s~]*(?:about|around|roughly|approximately|heaped|a)?\s?$/iu;

/** After it: the mixture. */
export const MIXTURE_BEHIND =
	/^\s(?:of\s)?(?:the\s)?(?:[\p{L}-]+\s)?(?:dough|batter|mixture|filling)(?!\p{L})/iu;

/** Before an amount in words: it may be what one works with, `mit einem Esslöffel`. */
export const TOOL_BEFORE =
	/(?<!\p{L})(?:mit|mithilfe von|mit Hilfe von|avec|à l['’]aide (?:de|d['’])|con|con (?:la )?ayuda de|con l['’]aiuto di|aiutandov?[ei] con|with|using|usa[dr]?|utilizar?|utiliser?|utilisez|usate|usare|utilizzate|utilizzare)\s?$/iu;

/** After it: what one shapes with spoons, `mit zwei Teelöffeln Nocken abstechen`. */
export const SHAPES_BEHIND =
	/^,?\s(?:(?:aus|von|vom|d(?:er|ie|as|em|en)|kleine[nr]?|jeweils|Masse|Teig)\s){0,4}(?:Nocken|Nockerln?|Klöße|Klößchen|Knödel|Bällchen|Kugeln|Häufchen|Teighäufchen|Kleckse|Portionen|Mulden?|Vertiefung(?:en)?|quenelles)(?!\p{L})|^,?\s(?:shape|form|scoop|make|drop|formez|former|façonnez|prélevez|formar?|forme|formad|haga|haz|formate|formare|ricavate|prelevate)(?!\p{L})/iu;

/** After it: it is an amount, for a food follows. */
export const FOOD_BEHIND = /^\s(?:of|de|di)\s|^\s?d['’]|^\s(?!Aus|In)\p{Lu}/u;

/** Before a count: what comes of the food, or the number of something else. */
export const NO_COUNT_BEFORE =
	/(?<!\p{L})(?:into|makes?|type|typ|tipo|no\.?|nr\.?|n[º°]|steps?|schritte?|pasos?|étapes?|pass[oi]|page|seite|figure|mark|level|stufe|size|größe|grade|serves|every|ergibt|en|in (?=\S*$))\s?$/iu;

/** Before an article: what something is like, or what it is done with. */
export const LIKE_BEFORE =
	/(?<!\p{L})(?:size of|shape of|like|than|as|for|with|using|into|per)\s$/iu;

/** After an article: it makes no one of it, `a few eggs`. */
export const SEVERAL_BEHIND =
	/^\s(?:good |great |whole )?(?:few|little|couple|bit|lot|number|dozen|touch|variety|mixture)(?!\p{L})/iu;

/** After a food that an article counts: nothing that continues with its name, as in `an egg wash`. */
export const NAME_END_BEHIND = new RegExp(
	String.raw`^(?:\s*(?:[.,;:!?()]|$)|\s${ STOP })`,
	'iu'
);

/** Before "one": what is done with one of several, and again with the next. */
export const ONE_BEFORE =
	/(?<!\p{L})(?:place|lay|take|dip|roll|pick up|(?:working|start(?:ing)?) with)\s$/iu;

/** An article or a part of one, which is not a count that the reader has to work out. */
export const NO_NUMBER =
	/^(?:une?|un[oa]|ein(?:e[rnms]?)?|an?|[¼-¾⅐-⅞]|\d\s?[/⁄]\s?\d)$/iu;

/** Verbs that take `in` with them: what they beat in scales. */
export const VERB_IN =
	/(?<!\p{L})(?:beat|stir|whisk|fold|mix|work|knead|rub|blend|crack|break|put|drop|toss|throw|sift|pour|add|layer|press)\p{L}*\sin\s$/iu;

/** Words between a number and the food that it counts. */
export const COUNT_ADJECTIVE = new RegExp(
	wordsOf(
		'remaining|other|last|first|reserved|beaten|whole|large|small|medium|medium-sized|big|extra|extra-large|fresh|ripe|peeled|hard-boiled|boiled|poached|chopped|raw|cold|red|green|yellow|white|brown|black|more|additional|full|heaped|level|generous|good|thick|thin|dried',
		String.raw`\p{Ll}+(?:e|en|er|em|es)`,
		'otr[ao]s?|grandes?|pequeñ[ao]s?|median[ao]s?|primer[ao]s?|buen[ao]s?',
		'autres?|gross?e?s?|gros|petite?s?|grande?s?|premi(?:er|ère)s?|derni(?:er|ère)s?|belles?|beaux?',
		'altr[eio]|grand[ei]|piccol[eio]|prim[eio]|restant[ei]|mezz[ao]'
	),
	'iu'
);

/** Between a unit and its food. */
export const OF_WORD =
	/^(?:of|the|der|de|del|des|di|del|della|dei|degli|la|le|les|los|las)$/iu;

/** Pieces that one cuts, which are units elsewhere; half as much is not half as many of them. */
export const CUT_UNITS: ReadonlySet< string > = new Set(
	'piece wedge chunk strip cube ball square part block log segment section inch cm mm recipe batch'.split(
		' '
	)
);

/** Times, after which a food may stand, "After 24 hours the eggs are firm", or whose words look like one: in Arabic a minute is flour with an ending. */
export const TIME_BEHIND =
	/^\s?(?:(?:hour|minut|stund|day|heur|jour|giorn|día)\p{L}*|tage?n?|h?or[ae]s?|h|hrs?|mins?|mn|secs?|stdn?|sek|segs?|دقيق[ةه]|دقيقت(?:ين|ان)|دقائق|ساع(?:ة|ات)|ثانية|ثواني?)(?!\p{L})/iu;
