import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { Line } from '@larder/shopping/lines';
import { customProperties } from '@larder/ui';
import { BLOCK } from '../block-class';
import { useEditing } from '../hooks/use-editing';
import { useShoppingList } from '../hooks/use-shopping-list';
import type { ShoppingListProps } from '@larder/contracts';
import { AddLine } from './add-line';
import { AisleLines } from './aisle-lines';
import { Keeping } from './keeping';
import { ListTools } from './list-tools';
import { RecipeChips } from './recipe-chips';

/** The most characters that the column of amounts has room for, as in a recipe. */
const WIDEST = 8;

/** Returns how wide the column of amounts is, in characters. */
function columnOf( lines: readonly Line[] ): number {
	return Math.min(
		WIDEST,
		Math.max( 0, ...lines.map( ( { amount } ) => [ ...amount ].length ) )
	);
}

/**
 * Renders the visitor's shopping list.
 *
 * @return What is inside the block's element.
 */
export function ShoppingListView( {
	level,
	find,
}: ShoppingListProps ): ReactElement {
	const controls = useShoppingList();
	const editing = useEditing();
	const { isOpen, sections, recipes } = controls;
	const lists = useRef< HTMLDivElement >( null );
	if ( ! isOpen ) {
		return (
			<p className={ `${ BLOCK }__status` } role="status">
				{ __( 'Opening your shopping list…', 'larder' ) }
			</p>
		);
	}
	const all = sections.flatMap( ( { lines } ) => lines );
	const ticked = all.filter( ( { isDone } ) => isDone ).length;
	// What had the focus has gone with its line.
	const keepFocus = (): void =>
		lists.current?.focus( { preventScroll: true } );
	return (
		<>
			<AddLine onAdd={ controls.add } />
			<RecipeChips
				recipes={ recipes }
				onRemove={ ( recipe ) => {
					controls.removeRecipe( recipe );
					keepFocus();
				} }
			/>
			<div
				className={ `${ BLOCK }__lists` }
				ref={ lists }
				role="group"
				aria-label={ __( 'Shopping list', 'larder' ) }
				style={ customProperties( {
					'--larder-quantity': String( columnOf( all ) ),
				} ) }
				tabIndex={ -1 }
			>
				{ all.length === 0 && (
					<div className={ `${ BLOCK }__empty` }>
						<div
							className={ `${ BLOCK }__shapes` }
							aria-hidden="true"
						>
							<i />
							<i />
							<i />
						</div>
						<p>
							{ __(
								'Nothing to buy yet. Write something above, or press “Add to shopping list” on a recipe.',
								'larder'
							) }
						</p>
						<a className="wp-element-button" href={ find }>
							{ __( 'Find recipes', 'larder' ) }
						</a>
					</div>
				) }
				{ sections.map( ( section ) => (
					<AisleLines
						key={ section.aisle }
						section={ section }
						level={ level }
						recipes={ recipes }
						onTick={ controls.tick }
						editing={ editing }
						onEdit={ controls.edit }
						onRemove={ ( line ) => {
							controls.remove( line );
							keepFocus();
						} }
					/>
				) ) }
			</div>
			<p className={ `${ BLOCK }__total` } role="status">
				{ all.length > 0 &&
					sprintf(
						/* translators: 1: number of ticked lines, 2: number of all lines. */
						__( '%1$d of %2$d ticked', 'larder' ),
						ticked,
						all.length
					) }
			</p>
			{ all.length > 0 && (
				<ListTools
					{ ...controls }
					hasTicked={ ticked > 0 }
					onCleared={ keepFocus }
				/>
			) }
			<Keeping { ...controls } />
		</>
	);
}
