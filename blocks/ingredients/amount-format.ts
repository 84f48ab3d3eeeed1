import type { SentIngredients } from '@larder/contracts';
import type { QuantityFormat } from '@larder/quantity';
import { localeOf } from '@larder/ui';

/**
 * Returns how a recipe prints its amounts.
 *
 * @param props What the view got.
 */
export function amountFormat(
	props: Pick<
		SentIngredients,
		'servingType' | 'useFraction' | 'kitchen' | 'lang'
	>
): QuantityFormat {
	const { servingType, useFraction, kitchen } = props;
	return {
		mode: servingType,
		useFraction,
		kitchen,
		locale: localeOf( props ),
	};
}
