import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	RowLinkButton,
	RowPictureButton,
	type RowFieldsProps,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { Ingredient } from '../types';

/**
 * Renders the buttons of an ingredient: its link, its picture, and whether it scales.
 */
export function IngredientTools( {
	row,
	update,
}: RowFieldsProps< Ingredient > ): ReactElement {
	return (
		<>
			<RowLinkButton row={ row } update={ update } />
			<RowPictureButton size="thumbnail" row={ row } update={ update } />
			<Button
				size="small"
				isPressed={ row.fixed === true }
				onClick={ () =>
					update( 'fixed', ( { fixed, ...rest } ) =>
						fixed === true ? rest : { ...rest, fixed: true }
					)
				}
			>
				{ __( 'Does not scale', 'larder' ) }
			</Button>
		</>
	);
}
