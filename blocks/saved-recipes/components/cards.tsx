import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { withRecipe, type Change } from '../collections';
import { useOrder } from '../hooks/use-order';
import type { Collection, SavedProps, SavedRecipe } from '../view-types';
import { Card } from './card';
import { MoveButtons } from './move-buttons';
import { BLOCK } from '../block-class';

type Props = Pick< SavedProps, 'level' > & {
	recipes: readonly SavedRecipe[];
	collections: readonly Collection[];
	isSearching: boolean;
	isInCollection: boolean;
	/** Absent in a list of somebody else. */
	onRemove?: ( recipe: SavedRecipe ) => void;
	onCollections?: ( change: Change ) => void;
	/** Called with a recipe and the one whose place it takes; absent where there is no order to choose. */
	onMove?: ( recipe: number, place: number ) => void;
};

function emptyText( isSearching: boolean, isInCollection: boolean ): string {
	if ( isSearching ) {
		return __( 'No saved recipe has these words.', 'larder' );
	}
	return isInCollection
		? __(
				'Nothing in this collection yet. Choose it under a recipe of yours.',
				'larder'
			)
		: __(
				'Nothing saved yet. Press the bookmark on a recipe that you like.',
				'larder'
			);
}

/**
 * Renders the recipes of a list as cards, or why there are none.
 */
export function Cards( {
	recipes,
	collections,
	level,
	isSearching,
	isInCollection,
	onRemove,
	onCollections,
	onMove,
}: Props ): ReactElement {
	const { list, step, dragged } = useOrder(
		recipes.map( ( { recipe_id: id } ) => id ),
		onMove
	);
	if ( recipes.length === 0 ) {
		return (
			<p className={ `${ BLOCK }__none` }>
				{ emptyText( isSearching, isInCollection ) }
			</p>
		);
	}
	return (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list.
		<ul className={ `${ BLOCK }__cards` } role="list" ref={ list }>
			{ recipes.map( ( recipe, at ) => (
				<li key={ recipe.recipe_id } { ...dragged( recipe.recipe_id ) }>
					<Card
						recipe={ recipe }
						level={ level }
						onRemove={ onRemove }
					/>
					{ onCollections && ( collections.length > 0 || onMove ) && (
						<div className={ `${ BLOCK }__actions` }>
							{ collections.length > 0 && (
								<details className={ `${ BLOCK }__in` }>
									<summary
										aria-label={ sprintf(
											/* translators: %s: name of a recipe. */
											__( 'Collections of %s', 'larder' ),
											recipe.title
										) }
									>
										{ __( 'Collections', 'larder' ) }
									</summary>
									{ collections.map( ( one ) => (
										<label
											key={ one.id }
											htmlFor={ `larder-in-${ recipe.recipe_id }-${ one.id }` }
										>
											<input
												id={ `larder-in-${ recipe.recipe_id }-${ one.id }` }
												type="checkbox"
												checked={ one.recipes.includes(
													recipe.recipe_id
												) }
												onChange={ ( { target } ) => {
													const { checked } = target;
													onCollections( ( all ) =>
														withRecipe(
															all,
															one.id,
															recipe.recipe_id,
															checked
														)
													);
												} }
											/>
											<bdi>{ one.name }</bdi>
										</label>
									) ) }
								</details>
							) }
							{ onMove && (
								<MoveButtons
									recipe={ recipe }
									isFirst={ at === 0 }
									isLast={ at === recipes.length - 1 }
									onStep={ step }
								/>
							) }
						</div>
					) }
				</li>
			) ) }
		</ul>
	);
}
