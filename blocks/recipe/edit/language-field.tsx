import { store as blockEditorStore } from '@wordpress/block-editor';
import { SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { guessedLocale, siteLocale } from '@larder/editor';
import type { ReactElement } from 'react';

/** Languages that many recipes are written in. */
const COMMON =
	'ar cs da de el en es fi fr he hi hu id it ja ko nb nl pl pt ro ru sv th tr uk zh'.split(
		' '
	);

/** Further ones, and those of regions that write differently. */
const OTHERS =
	'af am az be bg bn bs ca cy en-GB en-US es-MX et eu fa fil fr-CA ga gl gu hr hy is ka kk km kn lb lo lt lv mk ml mn mr ms mt my ne pa pt-BR pt-PT si sk sl sq sr sw ta te ur uz vi zh-Hans zh-Hant'.split(
		' '
	);

type Props = {
	/** The recipe's block. */
	clientId: string;
	/** Language tag; empty for what its words show. */
	value: string;
	/** Called with another one. */
	onChange: ( language: string ) => void;
};

/** Builds a function that names a language in the language of the page. */
function namer(): ( tag: string ) => string {
	const names = new Intl.DisplayNames(
		[ document.documentElement.lang || 'en', 'en' ],
		{ type: 'language' }
	);
	return ( tag ) => {
		try {
			return names.of( tag ) ?? tag;
		} catch {
			return tag; // Somebody has stored what is not a language tag.
		}
	};
}

/**
 * Chooses in which language the recipe is written.
 */
export function LanguageField( {
	clientId,
	value,
	onChange,
}: Props ): ReactElement {
	const guess = useSelect(
		( select ) => {
			const recipe = select( blockEditorStore ).getBlock( clientId );
			return recipe ? guessedLocale( recipe ) : siteLocale();
		},
		[ clientId ]
	);
	const nameOf = namer();
	const options = ( tags: readonly string[] ): ReactElement[] =>
		tags
			.map( ( tag ) => [ tag, nameOf( tag ) ] as const )
			.sort( ( [ , one ], [ , other ] ) => one.localeCompare( other ) )
			.map( ( [ tag, name ] ) => (
				<option key={ tag } value={ tag }>
					{ name }
				</option>
			) );
	const guessed = sprintf(
		/* translators: %s: name of a language. */
		__( 'As its words show: %s', 'larder' ),
		nameOf( guess )
	);
	const isListed = [ '', ...COMMON, ...OTHERS ].includes( value );
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Language of the recipe', 'larder' ) }
			help={ __(
				'Amounts are read and written in it, and screen readers speak it.',
				'larder'
			) }
			value={ value }
			onChange={ onChange }
		>
			<option value="">{ guessed }</option>
			{ ! isListed && (
				<option value={ value }>{ nameOf( value ) }</option>
			) }
			<optgroup label={ __( 'Common languages', 'larder' ) }>
				{ options( COMMON ) }
			</optgroup>
			<optgroup label={ __( 'Other languages', 'larder' ) }>
				{ options( OTHERS ) }
			</optgroup>
		</SelectControl>
	);
}
