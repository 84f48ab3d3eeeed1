import { useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactElement } from 'react';
import { PrintedCard } from '@larder/card';
import type { PrintedItems } from '../view-types';

type Props = {
	/** What is in each of the printed list items. */
	items: PrintedItems;
	/** Posts of the recipes; items beyond them show terms. */
	recipes: readonly number[];
	/** Class of the list items. */
	className: string;
};

function PrintedTerm( {
	nodes,
	className,
}: {
	nodes: readonly Node[];
	className: string;
} ): ReactElement {
	const item = useRef< HTMLLIElement >( null );
	useLayoutEffect( () => {
		item.current?.replaceChildren( ...nodes );
	}, [ nodes ] );
	return <li ref={ item } className={ className } />;
}

/**
 * Renders what an archive shows, as it was printed: recipes, or terms.
 *
 * @return List items.
 */
export function Items( { items, recipes, className }: Props ): ReactElement {
	return (
		<>
			{ items.map( ( nodes, at ) => {
				const recipeId = recipes[ at ];
				return recipeId === undefined ? (
					<PrintedTerm
						key={ at }
						nodes={ nodes }
						className={ className }
					/>
				) : (
					<PrintedCard
						key={ at }
						recipeId={ recipeId }
						content={ nodes }
						className={ className }
					/>
				);
			} ) }
		</>
	);
}
