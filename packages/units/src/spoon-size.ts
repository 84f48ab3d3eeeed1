import { grammarOf, readUnit } from '@larder/quantity';

/** A count and a size of millilitres before a spoon: `3 x 15ml tablespoons`, `1 5ml spoon`. */
const SIZE =
	/^(.*?[\d¼-¾⅐-⅞])(?:\s?[x×]\s?|\s)(\d{1,2})[\s-]?ml[\s-](\p{L}.*)$/iu;

/** Spoons by how much they hold. */
const SPOONS: Record< string, string > = {
	'15': 'tbsp',
	'20': 'tbsp',
	'10': 'dsp',
	'5': 'tsp',
};

/**
 * Removes the size of a spoon that its name already says: three `15ml
 * tablespoons` are three tablespoons.
 *
 * @param pieces          Pieces of an ingredient.
 * @param pieces.quantity Its quantity.
 * @param pieces.unit     Its unit.
 * @param locale          Language tag of the text.
 * @return Quantity and unit without the size; null where there is none.
 */
export function withoutSpoonSize(
	{ quantity, unit }: { quantity: string; unit: string },
	locale = 'en'
): { quantity: string; unit: string } | null {
	const [ , count, size = '', word = '' ] =
		SIZE.exec( `${ quantity } ${ unit }` ) ?? [];
	const spoon = count ? readUnit( word, 0, grammarOf( locale ) )?.id : '';
	const sized = SPOONS[ size ];
	if ( count === undefined || ! spoon || sized === undefined ) {
		return null;
	}
	if ( [ 'tbsp', 'tsp', 'dsp' ].includes( spoon ) ) {
		return { quantity: count, unit: word };
	}
	return spoon === 'spoonful' ? { quantity: count, unit: sized } : null;
}
