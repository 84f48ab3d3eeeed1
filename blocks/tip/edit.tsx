import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { goOnAtEnter, useFirstBlocks, useLeaveAtEnter } from '@larder/editor';
import type { ReactElement } from 'react';
import { TIP_KINDS } from '@larder/contracts/constants';
import { kindName, readKind } from './kinds';
import type { TipAttributes } from './types';

const ALLOWED = [ 'core/paragraph', 'core/list', 'core/image', 'core/table' ];
const TEMPLATE = [
	[
		'core/paragraph',
		{ placeholder: __( 'What makes it better.', 'larder' ) },
	],
];

/**
 * Edits a tip in place; the sidebar says what it is about.
 */
export function Edit( {
	attributes: { title, kind: stored, templateLock = false },
	setAttributes,
	clientId,
}: BlockEditProps< TipAttributes > ): ReactElement {
	const kind = readKind( stored );
	const onKeyDownCapture = useLeaveAtEnter( clientId );
	const inner = useInnerBlocksProps(
		{ className: 'wp-block-larder-tip__content', onKeyDownCapture },
		{
			allowedBlocks: ALLOWED,
			...useFirstBlocks( TEMPLATE ),
			templateLock,
		}
	);
	return (
		<div { ...useBlockProps( { className: `is-${ kind }` } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Tip', 'larder' ) }>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'What it is about', 'larder' ) }
						value={ kind }
						options={ TIP_KINDS.map( ( value ) => ( {
							value,
							label: kindName( value ),
						} ) ) }
						onChange={ ( next ) => setAttributes( { kind: next } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<RichText
				identifier="title"
				tagName="p"
				className="wp-block-larder-tip__title"
				value={ title }
				onChange={ ( next ) => setAttributes( { title: next } ) }
				placeholder={ kindName( kind ) }
				aria-label={ __( 'Heading of the tip', 'larder' ) }
				allowedFormats={ [ 'core/italic' ] }
				disableLineBreaks
				onKeyDown={ goOnAtEnter }
			/>
			<div { ...inner } />
		</div>
	);
}
