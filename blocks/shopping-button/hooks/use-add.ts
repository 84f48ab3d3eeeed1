import { useDispatch, useSelect } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { shoppingStore } from '@larder/shopping';
import { withRecipe } from '@larder/shopping/list';
import { store } from '@larder/store';
import { mountToast } from '@larder/controls';
import { localeOf, useVisit } from '@larder/ui';
import type { ShoppingButtonProps } from '@larder/contracts';
import { printedIngredients, wantedLines } from '../wanted';

type Add = {
	/** Whether something of the recipe is on the list. */
	isListed: boolean;
	/** Adds the ingredients to the list. */
	add: () => void;
};

/**
 * Adds the ingredients of a recipe to the shopping list as the visitor has scaled
 * them, and shows a message that can undo it.
 *
 * @return Whether they are on it, and how to put them there.
 */
export function useAdd( props: ShoppingButtonProps ): Add {
	const { recipeId, name, url } = props;
	const { servings } = useVisit( recipeId );
	const { openShoppingList, changeShoppingList } =
		useDispatch( shoppingStore );
	const { showToast } = useDispatch( store );
	const isListed = useSelect(
		( select ) =>
			select( shoppingStore )
				.getList()
				.entries.some(
					( { recipe, gone } ) => recipe === recipeId && ! gone
				),
		[ recipeId ]
	);
	useLayoutEffect( () => {
		mountToast();
		void openShoppingList();
	}, [ openShoppingList ] );

	const add = async (): Promise< void > => {
		const printed = printedIngredients( recipeId );
		const factor =
			( servings ?? printed.servings ?? 1 ) / ( printed.servings ?? 1 );
		const lang = localeOf( props );
		const wanted = wantedLines( printed.lines, factor, lang );
		if ( wanted.length === 0 ) {
			void showToast(
				__( 'This page shows no ingredients of the recipe.', 'larder' )
			);
			return;
		}
		const change = await changeShoppingList( ( list, now ) =>
			withRecipe(
				list,
				{ id: recipeId, title: name, url, ...( lang && { lang } ) },
				wanted,
				now
			)
		);
		if ( ! change.isDone ) {
			void showToast(
				__(
					'Your shopping list is full. Clear what you have ticked, then there is room again.',
					'larder'
				)
			);
			return;
		}
		void showToast(
			isListed
				? __(
						'The amounts on your shopping list are those of this page now.',
						'larder'
					)
				: sprintf(
						/* translators: %d: number of ingredients. */
						_n(
							'%d ingredient is on your shopping list.',
							'%d ingredients are on your shopping list.',
							wanted.length,
							'larder'
						),
						wanted.length
					),
			change.undo
		);
	};
	return { isListed, add: () => void add() };
}
