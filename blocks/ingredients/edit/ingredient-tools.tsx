import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LinkButton, PictureButton, type RowFieldsProps } from '@larder/editor';
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
			<LinkButton
				link={ row.link }
				onChange={ ( link ) =>
					update( 'link', ( before ) => ( { ...before, link } ) )
				}
				onRemove={ () =>
					update( 'link', ( { link: _link, ...rest } ) => rest )
				}
			/>
			<PictureButton
				picture={ row.image }
				size="thumbnail"
				onChange={ ( image ) =>
					update( 'image', ( before ) => ( { ...before, image } ) )
				}
			/>
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
