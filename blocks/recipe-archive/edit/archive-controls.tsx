import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	CardDetailsField,
	CardLayoutField,
	useTermKinds,
} from '@larder/editor';
import { MAX_ARCHIVE_RECIPES, TAXONOMIES } from '@larder/contracts/constants';
import type { ReactElement } from 'react';
import type { ArchiveAttributes } from '../types';
import { Picker } from './picker';
import { hasTaxonomy, pickerOf, SOURCES } from './sources';

const LEVELS = [ 2, 3, 4, 5, 6 ];

type Props = {
	attributes: ArchiveAttributes;
	setAttributes: ( next: Partial< ArchiveAttributes > ) => void;
};

/**
 * Chooses which recipes are listed, and how many.
 */
function RecipesPanel( { attributes, setAttributes }: Props ): ReactElement {
	const { source, taxonomy, ids, links, count } = attributes;
	const kinds = useTermKinds( 'recipe', TAXONOMIES );
	const picker = pickerOf( attributes );
	return (
		<PanelBody title={ __( 'Recipes', 'larder' ) }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Show', 'larder' ) }
				value={ source }
				options={ SOURCES }
				onChange={ ( value ) =>
					setAttributes( { source: value, ids: [], links: [] } )
				}
			/>
			{ hasTaxonomy( source ) && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Taxonomy', 'larder' ) }
					value={ taxonomy }
					options={ kinds.map( ( { slug, label } ) => ( {
						value: slug,
						label,
					} ) ) }
					onChange={ ( value ) =>
						setAttributes( { taxonomy: value, ids: [] } )
					}
				/>
			) }
			{ picker && (
				<Picker
					picker={ picker }
					ids={ ids }
					links={ links }
					onChange={ setAttributes }
				/>
			) }
			{ source !== 'picked' && (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'How many at most', 'larder' ) }
					value={ count }
					min={ 1 }
					max={ MAX_ARCHIVE_RECIPES }
					onChange={ ( value ) =>
						setAttributes( { count: value ?? 6 } )
					}
				/>
			) }
		</PanelBody>
	);
}

/**
 * Chooses what the cards show, and whether they move.
 */
function CardsPanel( { attributes, setAttributes }: Props ): ReactElement {
	const { source, layout, details, showMeta, autoplay, level } = attributes;
	const isCarousel = ! /\bis-style-(grid|list)\b/.test(
		attributes.className ?? ''
	);
	return (
		<PanelBody title={ __( 'Cards', 'larder' ) } initialOpen={ false }>
			{ source !== 'terms' && (
				<CardLayoutField
					value={ layout }
					onChange={ ( next ) => setAttributes( { layout: next } ) }
				/>
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show rating, time and difficulty', 'larder' ) }
				checked={ showMeta }
				onChange={ ( value ) => setAttributes( { showMeta: value } ) }
			/>
			{ source !== 'terms' && (
				<CardDetailsField
					value={ details }
					onChange={ ( next ) => setAttributes( { details: next } ) }
				/>
			) }
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Level of the names', 'larder' ) }
				help={ __(
					'One below the heading above the cards.',
					'larder'
				) }
				value={ String( level ) }
				options={ LEVELS.map( ( value ) => ( {
					value: String( value ),
					label: sprintf(
						/* translators: %d: level of a heading. */
						__( 'Heading %d', 'larder' ),
						value
					),
				} ) ) }
				onChange={ ( value ) =>
					setAttributes( { level: Number( value ) } )
				}
			/>
			{ isCarousel && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Move by itself', 'larder' ) }
					help={ __(
						'Every five seconds, with a button to pause. It waits while somebody points at it, and for visitors who asked for less motion.',
						'larder'
					) }
					checked={ autoplay }
					onChange={ ( value ) =>
						setAttributes( { autoplay: value } )
					}
				/>
			) }
		</PanelBody>
	);
}

/**
 * Renders the panels of the sidebar.
 */
export function ArchiveControls( props: Props ): ReactElement {
	return (
		<InspectorControls>
			<RecipesPanel { ...props } />
			<CardsPanel { ...props } />
		</InspectorControls>
	);
}
