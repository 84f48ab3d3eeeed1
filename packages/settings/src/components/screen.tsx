import {
	Notice,
	SearchControl,
	Spinner,
	TabPanel,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useSettings } from '../hooks/use-settings';
import { useUnsavedGuard } from '../hooks/use-unsaved-guard';
import { findFields } from '../search';
import type { ScreenData } from '../types';
import { FieldList } from './field-list';
import { SaveBar } from './save-bar';
import { Transfer } from './transfer';

/** The tab that no group of the schema has. */
const TRANSFER = 'transfer';

type Props = { readonly data: ScreenData };

function chosenTab( data: ScreenData ): string | undefined {
	const name = window.location.hash.slice( 1 );
	return [ TRANSFER, ...data.groups.map( ( group ) => group.name ) ].find(
		( known ) => known === name
	);
}

function rememberTab( name: string ): void {
	window.history.replaceState( null, '', `#${ name }` );
}

/**
 * Renders the screen: groups of settings in tabs, all of them to search in, and what saves.
 */
export function Screen( { data }: Props ) {
	const { groups, fields, theme } = data;
	const settings = useSettings( fields );
	const [ query, setQuery ] = useState( '' );
	useUnsavedGuard( Object.keys( settings.edits ).length > 0 );
	const shared = { settings, theme };
	const initialTab = chosenTab( data );

	function content() {
		if ( query.trim() !== '' ) {
			const found = findFields( fields, query );
			return found.length > 0 ? (
				<FieldList { ...shared } fields={ found } isWhole />
			) : (
				<p role="status">{ __( 'No setting matches.', 'larder' ) }</p>
			);
		}
		return (
			<TabPanel
				className="larder-settings__tabs"
				tabs={ [
					...groups.map( ( group ) => ( { ...group } ) ),
					{
						name: TRANSFER,
						title: __( 'Export, import, reset', 'larder' ),
					},
				] }
				{ ...( initialTab === undefined
					? {}
					: { initialTabName: initialTab } ) }
				onSelect={ rememberTab }
			>
				{ ( { name } ) =>
					name === TRANSFER ? (
						<Transfer data={ data } settings={ settings } />
					) : (
						<FieldList
							{ ...shared }
							fields={ fields.filter(
								( { group } ) => group === name
							) }
						/>
					)
				}
			</TabPanel>
		);
	}

	return (
		<form
			className="larder-settings"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void settings.save();
			} }
		>
			{ settings.isNewer && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'A newer version of Larder has written these settings. What this version does not know is kept as it is.',
						'larder'
					) }
				</Notice>
			) }
			{ settings.problem !== null && (
				<Notice status="error" isDismissible={ false }>
					{ settings.problem.message }
				</Notice>
			) }
			{ settings.isLoaded ? (
				<>
					<SearchControl
						__nextHasNoMarginBottom
						className="larder-settings__search"
						label={ __( 'Search settings', 'larder' ) }
						placeholder={ __( 'Search settings', 'larder' ) }
						value={ query }
						onChange={ setQuery }
					/>
					{ content() }
					<SaveBar settings={ settings } />
				</>
			) : (
				settings.problem === null && <Spinner />
			) }
		</form>
	);
}
