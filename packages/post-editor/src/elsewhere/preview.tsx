import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { FoundRecipe } from './read-elsewhere';

/**
 * Shows a recipe that was read, with what could not be read of it.
 */
export function Preview( {
	found: { document, notices },
	pictures,
	onInsert,
}: {
	/** The recipe. */
	found: FoundRecipe;
	/** How many pictures of it can be brought into the media library. */
	pictures: number;
	/** Inserts it into the post, with its pictures or without. */
	onInsert: ( isWithPictures: boolean ) => void;
} ): ReactElement {
	const [ isWithPictures, setWithPictures ] = useState( true );
	const foods = document.ingredients.flatMap( ( { items } ) => items );
	const steps = document.instructions.flatMap( ( group ) => group.steps );
	return (
		<section>
			<h2>{ document.name }</h2>
			{ notices.map( ( notice ) => (
				<Notice key={ notice } status="warning" isDismissible={ false }>
					{ notice }
				</Notice>
			) ) }
			<p>
				{ sprintf(
					/* translators: %d: number of ingredients. */
					_n(
						'%d ingredient',
						'%d ingredients',
						foods.length,
						'larder'
					),
					foods.length
				) }
				{ ', ' }
				{ sprintf(
					/* translators: %d: number of steps. */
					_n( '%d step', '%d steps', steps.length, 'larder' ),
					steps.length
				) }
			</p>
			<ul>
				{ foods.map( ( { id, text } ) => (
					<li key={ id }>{ text }</li>
				) ) }
			</ul>
			<ol>
				{ steps.map( ( { id, text } ) => (
					<li key={ id }>{ text }</li>
				) ) }
			</ol>
			{ pictures > 0 && (
				<CheckboxControl
					__nextHasNoMarginBottom
					className="larder-elsewhere__pictures"
					label={ sprintf(
						/* translators: %d: number of pictures. */
						_n(
							'Bring its %d picture into the media library',
							'Bring its %d pictures into the media library',
							pictures,
							'larder'
						),
						pictures
					) }
					checked={ isWithPictures }
					onChange={ setWithPictures }
				/>
			) }
			<Button
				variant="primary"
				onClick={ () => onInsert( pictures > 0 && isWithPictures ) }
			>
				{ __( 'Insert this recipe', 'larder' ) }
			</Button>
		</section>
	);
}
