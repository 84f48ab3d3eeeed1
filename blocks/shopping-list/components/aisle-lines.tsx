import type { ReactElement } from 'react';
import type { Line, Section } from '@larder/shopping/lines';
import { aisleLabel } from '../aisle-label';
import type { Editing } from '../hooks/use-editing';
import type { Edited, ListedRecipe } from '../hooks/use-shopping-list';
import type { ShoppingListProps } from '@larder/contracts';
import { ListLine } from './list-line';
import { BLOCK } from '../block-class';

type Props = Pick< ShoppingListProps, 'level' > & {
	section: Section;
	recipes: readonly ListedRecipe[];
	editing: Editing;
	onTick: ( line: Line ) => void;
	onEdit: ( line: Line, edited: Edited ) => void;
	onRemove: ( line: Line ) => void;
};

/**
 * Renders what there is to buy in one aisle.
 *
 * @return Heading and list.
 */
export function AisleLines( {
	section: { aisle, lines },
	level,
	...rest
}: Props ): ReactElement {
	const Heading = `h${ level }` as const;
	return (
		<section className={ `${ BLOCK }__aisle` }>
			<Heading className={ `${ BLOCK }__aisle-name` }>
				{ aisleLabel( aisle ) }
			</Heading>
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list. */ }
			<ul role="list">
				{ lines.map( ( line ) => (
					<ListLine key={ line.food } line={ line } { ...rest } />
				) ) }
			</ul>
		</section>
	);
}
