import type { IngredientsViewProps, SentIngredients } from './view-types';

/**
 * Puts what is empty, and is not sent, into what the server has sent for the view.
 *
 * @return What the view shows.
 */
export function wholeLines( props: SentIngredients ): IngredientsViewProps {
	return {
		...props,
		groups: props.groups.map( ( group ) => ( {
			...group,
			items: group.items.map( ( item ) => ( {
				quantity: '',
				unit: '',
				name: '',
				note: '',
				link: null,
				image: null,
				...item,
			} ) ),
		} ) ),
	};
}
