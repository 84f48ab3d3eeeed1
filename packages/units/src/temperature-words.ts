/** `degrees` in words, by what they mean where no scale follows them; Mexico and Texas say "350 grados" of an oven. */
export const DEGREE_WORDS = String.raw`\bdegrees?\b|\bdeg\b\.?|\b(?:grad|grados?|gradi|grado|degr[ée]s?)(?!\p{L})|درج(?:ة|ات)(?!\p{L})`;

/** The scales in words. */
export const SCALE_WORDS = String.raw`C(?:elsius|entigrade|ent[ií]grados?|entigradi|entigrado)?|F(?:ahrenheit)?|مئوية|فهرنهايت`;

/** An oven with a fan, in languages that say so after its degrees: `180/160 Umluft`. */
const FAN_WORDS = String.raw`umluft|hei(?:ß|ss)luft|chaleur tournante|(?:con )?(?:ventilador|ventilad[oa]|ventilat[oa]|convección)`;

/** The same right after degrees. */
export const FAN_BEHIND = new RegExp(
	String.raw`^\s?\(?(?:${ FAN_WORDS })(?!\p{L})`,
	'iu'
);

/** What shows that a bare number is degrees: the word for a fan after it, and the other half before it. */
export const FAN_HALF = String.raw`(?<=(?:\d{3}\s?\/|\p{L})\s?\d{3})(?=\s?\(?(?:${ FAN_WORDS })(?!\p{L}))`;

/** A word for degrees that no English text has: those of Celsius, unless an oven is never so hot. */
export const FOREIGN_DEGREES = /^(?:grad|grad[oi]s?|degr[ée]s?|درج(?:ة|ات))$/iu;

/** Between the ends of a range of degrees. */
export const RANGE_WORDS = String.raw`to|or|bis|oder|a|à|ou|o|إلى`;

/** Before a range whose ends are joined by `and`. */
export const BETWEEN = String.raw`(?<=(?:between|zwischen|entre|tra|fra|بين) \d{2,3}(?:\s?[°º˚]\s?[CF]?)? ?)(?:and|und|et|y|e|و)`;

/** Before a range whose ends are said one by one: it keeps its own words. */
export const RANGE_LEAD =
	/(?<!\p{L})(?:from|between|von|zwischen|de|du|entre|desde|da|dal|tra|fra|من|بين)\s$/iu;

/** Verbs of heat, and what says a temperature without one. */
const HEATS = [
	'heat|preheat|pre-heat|reduc|lower|turn|drop|increas|rais|bak|roast|cook|broil|grill|oven|temperature|temp|reads?|reach|register|bring|set|keep|hold|held|maintain|stay|then',
	'heiz|erhitz|reduz|senk|stell|schalt|dreh|erhöh|back|brat|gar|ofen|temperatur|dann|danach|drossel',
	'calent|calient|precal|baja|bajar|reduc|sub|aument|horn|cocin|temperatura|luego|después',
	'chauff|préchauff|baiss|rédui|augment|mont|cui|four|poursuiv|températur|puis|ensuite',
	'scald|riscald|abbass|ridu|port|alz|aument|cuo|inforn|forno|temperatura|poi',
].join( '|' );

/** What precedes a bare number that is degrees: a preposition, after a word of heat in the same sentence. */
export const HEAT_BEFORE = new RegExp(
	String.raw`(?<!\p{L})(?:pre|vor|auf|zurück|herunter|wieder|back)*(?:${ HEATS })\p{L}*[^.;!?]{0,60}?(?:(?<!\p{L})(?:to|at|by|of|is|auf|bei|um|a|à|al|ad)|@)\s(?:about |around |etwa |ca\. |unos |environ |circa )?$|(?<!\p{L})(?:reads?|registers?|reach(?:es)?|hits?)\s(?:about |around )?$` +
		String.raw`|(?<!\p{L})(?:then|dann|danach|luego|después|puis|ensuite|poi|(?:umluft|heißluft|unterhitze|oberhitze|fan|ventilador|ventilado|chaleur tournante|ventilato|statico):?)\s$`,
	'iu'
);

/** The same where the text says no scale at all: after what only an oven does. */
export const OVEN_BEFORE =
	/(?<!\p{L})(?:pre-?heat|bake|roast|broil|oven|(?:vor)?heiz|back|\p{L}*ofen|precal|horn|préchauff|four|enfourn|(?:pre)?riscald|inforn|forno)\p{L}*(?:\s\p{L}+){0,7}\s(?:(?:to|at|auf|bei|a|à|al|ad)\s|@\s?)(?:about |around |etwa |ca\. |unos |environ |circa )?$/iu;

/** What follows such a number: nothing that could be counted or measured. */
export const HEAT_BEHIND = new RegExp(
	String.raw`^\s?(?:$|[.,;:)!?](?!\d)|[–—]\s)|^\s(?:for|until|till|and|then|when|while|once|as|again|if|after|before|during|inside|(?:in|at) the|on an?|und|dann|weitere|noch|für|bis|vorheizen|heizen|reduz\p{L}*|senken|stellen|(?:zurück|herunter|hoch|runter)\p{L}+|drosseln|erhöhen|backen|garen|braten|y|durante|hasta|et|pendant|jusqu\p{L}*|pour|e|per|fino)(?!\p{L})`,
	'iu'
);
