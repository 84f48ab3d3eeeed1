import type { SentIngredients } from '@larder/contracts';
import type { IngredientsViewProps, LineGroup } from './view-types';

/** What a line has that nothing is said of beside its id. */
export const EMPTY_LINE = {
	quantity: '',
	unit: '',
	name: '',
	note: '',
	link: null,
	image: null,
};

/** What has been made of groups that were sent: the same each time, so that what is known of their lines stays so. */
const whole = new WeakMap< SentIngredients[ 'groups' ], LineGroup[] >();

/**
 * Adds the empty properties, which the server does not send, to the props of the
 * view.
 *
 * @return What the view shows.
 */
export function wholeLines( props: SentIngredients ): IngredientsViewProps {
	const groups =
		whole.get( props.groups ) ??
		props.groups.map( ( group ) => ( {
			...group,
			items: group.items.map( ( item ) => ( {
				...EMPTY_LINE,
				...item,
			} ) ),
		} ) );
	whole.set( props.groups, groups );
	return { ...props, groups };
}
