import { useMemo } from '@wordpress/element';
import type { MouseEvent, ReactElement } from 'react';
import { customProperties, Html, type WrittenIn } from '@larder/ui';
import type { LineGroup } from '../view-types';
import { useTint } from '../hooks/use-tint';
import { neededColumn, quantityColumn } from '../quantity-column';
import { IngredientLine } from './ingredient-line';

const SUBLEVEL = { 2: 'h3', 3: 'h4', 4: 'h5', 5: 'h6' } as const;

type Props = {
	/** Groups with the amounts to show. */
	groups: LineGroup[];
	/** The same before any scaling. */
	unscaled: LineGroup[];
	/** Level of the block's heading. */
	level: keyof typeof SUBLEVEL;
	/** Post id. */
	recipeId: number;
	/** In which language the lines are written. */
	words: WrittenIn;
	/** Returns whether a line is ticked off; absent where lines cannot be. */
	isTicked: ( ( id: string ) => boolean ) | undefined;
	/** Called with the id of a ticked line. */
	onTick: ( id: string ) => void;
	/** Changes with each scaling and other units; absent before the first. */
	tintKey: string | undefined;
	/** Called for clicks on links. */
	onClick: ( event: MouseEvent ) => void;
	/** Called for clicks with the other buttons. */
	onAuxClick: ( event: MouseEvent ) => void;
};

/**
 * Lists ingredients in their groups.
 */
export function IngredientGroups( {
	groups,
	unscaled,
	level,
	recipeId,
	words,
	isTicked,
	onTick,
	tintKey,
	...clicks
}: Props ): ReactElement {
	const tinted = useTint( tintKey );
	// Names keep still while one scales, but for numbers that nobody foresaw.
	const column = useMemo(
		() => Math.max( quantityColumn( unscaled ), neededColumn( groups ) ),
		[ unscaled, groups ]
	);
	return (
		<div
			className="wp-block-larder-ingredients__groups"
			style={ customProperties( {
				'--larder-quantity': String( column ),
			} ) }
			ref={ tinted }
			{ ...clicks }
		>
			{ groups.map( ( { id, title, items } ) => (
				<div key={ id } className="wp-block-larder-ingredients__group">
					{ title !== '' && (
						<Html
							as={ SUBLEVEL[ level ] }
							className="wp-block-larder-ingredients__group-title"
							html={ title }
							attributes={ words }
						/>
					) }
					{ items.length > 0 && (
						// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list.
						<ul
							className="wp-block-larder-ingredients__list"
							role="list"
							{ ...words }
						>
							{ items.map( ( item ) => (
								<IngredientLine
									key={ item.id }
									item={ item }
									linkId={ `${ recipeId }-${ item.id }` }
									isTicked={ isTicked?.( item.id ) }
									onTick={ onTick }
								/>
							) ) }
						</ul>
					) }
				</div>
			) ) }
		</div>
	);
}
