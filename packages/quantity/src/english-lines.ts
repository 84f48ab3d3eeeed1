import type { Language } from '@larder/words';
import { english } from './english';

const abbreviations = `
tbsp tbsp tbsps tbs tb tbl tblsp tblsps
tsp tsp tsps ts
dsp dsp dstspn
cup c
g g gr gm gms
kg kg kgs kilo kilos
mg mg
ml ml mls
cl cl
dl dl
l l lt ltr
oz oz ozs
fl-oz fl_oz fl._oz floz
lb lb lbs
pint pt pts
quart qt qts
gallon gal
cm cm
mm mm
inch in ins " ″ ”
foot ft
packet pkt
package pkg pkgs
piece pc pcs nos
handful handsful
envelope env
`;

/** English with what only the reader of whole lines needs. */
export const englishLines: Language = {
	...english,
	between: [ ...english.between ],
	abbreviations,
	lead: 'not quite|(?:slightly|just|a (?:bit|little)) (?:over|under|shy of|(?:more|less) than)|from(?= [\\d¼-¾⅐-⅞][\\d /⁄¼-¾⅐-⅞]{0,6}(?:to|[-–]))|optional\\s?[:–—-]|or|about|approx(?:imately|\\.)?|around|roughly|ca\\.?|c\\.(?= ?\\d)|nearly|almost|between|up to|at least|at most|no more than|more than|less than|max\\.?|min\\.?|an additional|additional|another|several|some|scant|generous|good|heaped|heaping|level|a few|few|a couple of|couple of|couple|a|an(?! half)',
	size: '(?:very |extra[ -])?(?:more|additional|remaining|small|sm|medium|med|large|lg|big|heaped|heaping|rounded|level|scant|generous|good|(?:firmly |lightly |loosely |tightly |well[ -])?packed|overflowing|brimming|thick|thin|fat|full|short|long|whole|plump|fresh|medium-size|medium-sized|good-sized|thumb-sized|\\p{L}+(?:[- ]\\p{L}+)?-(?:thin|thick|sized?|long)|\\p{L}+(?:[- ]\\p{L}+)? sized)\\.?,?',
	after: '',
	of: 'of |de |di ',
	notes: 'divided(?=\\s*$|\\s{3}|\\s(?:into|between|in|as)\\s)|as (?:needed|required|desired|per taste|per your taste)|cut (?:in|into|crosswise|lengthwise)|at room temp|to (?:taste|serve|garnish|decorate|finish|cover)|for (?:the |\\p{L}+ )?(?:garnish|garnishing|serving|frying|deep-frying|sprinkling|dusting|brushing|greasing|rolling|decorating|drizzling)|plus (?:extra|more)|at room temperature',
	adjectives:
		'(?:\\p{L}+ly )?(?:\\p{L}+-)?(?:\\p{L}{2,}less|\\p{L}+-(?:in|on|off)|\\p{L}{2,}(?<!se|we|fe)ed|free|sodium|fat|fresh|ripe|large|small|medium|thick|thin|good|plump|dry|hot|cold|warm|sweet|firm|crisp|tender|young|unripe|soft|red|green|yellow|orange|white|black|brown|purple|dark|light)',
	isNameFirst: false,
};
