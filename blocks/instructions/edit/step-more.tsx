import {
	Button,
	Dropdown,
	MenuItem,
	NavigableMenu,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	detailsIcon,
	ingredientsIcon,
	titleIcon,
	videoIcon,
	type RowFieldsProps,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { Step } from '../types';
import { StepIngredients } from './step-ingredients';

type Props = Pick< RowFieldsProps< Step >, 'row' | 'open' | 'update' >;

/**
 * Renders the choice of ingredients in the place of the menu, with the focus in it.
 */
function Choosing( props: Omit< Props, 'open' > ): ReactElement {
	const area = useRef< HTMLDivElement >( null );
	useEffect( () => {
		area.current?.querySelector< HTMLElement >( 'input, button' )?.focus();
	}, [] );
	return (
		<div ref={ area }>
			<StepIngredients { ...props } />
		</div>
	);
}

/**
 * Renders what few steps have: a title, a video, a place in the video of the recipe, and
 * other ingredients in cook mode than those that the text names.
 *
 * @return A button that opens a menu.
 */
export function StepMore( { row, open, update }: Props ): ReactElement {
	const [ isChoosing, setIsChoosing ] = useState( false );
	const fields = [
		[ 'title', titleIcon, __( 'Title', 'larder' ) ],
		[ 'videoUrl', videoIcon, __( 'Video', 'larder' ) ],
		[ 'videoStart', detailsIcon, __( 'Time in the video', 'larder' ) ],
	] as const;
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start', shift: true } }
			onClose={ () => setIsChoosing( false ) }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="small"
					aria-haspopup="menu"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ __( 'More', 'larder' ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) =>
				isChoosing ? (
					<Choosing row={ row } update={ update } />
				) : (
					<NavigableMenu
						role="menu"
						aria-label={ __( 'More for this step', 'larder' ) }
					>
						{ fields.map( ( [ field, icon, label ] ) => (
							<MenuItem
								key={ field }
								icon={ icon }
								iconPosition="left"
								onClick={ () => {
									onClose();
									open( field );
								} }
							>
								{ label }
							</MenuItem>
						) ) }
						<MenuItem
							icon={ ingredientsIcon }
							iconPosition="left"
							onClick={ () => setIsChoosing( true ) }
						>
							{ __( 'Ingredients in cook mode', 'larder' ) }
						</MenuItem>
					</NavigableMenu>
				)
			}
		/>
	);
}
