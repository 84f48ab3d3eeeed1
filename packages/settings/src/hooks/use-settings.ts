import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import type { Problem, SettingsRecord } from '../record';
import { isObject, isSettingValue, readProblem, readRecord } from '../record';
import type { Field, SettingValue, Values } from '../types';

/** The settings among the entities of core-data: one record, which has no id. */
export const ENTITY = {
	kind: 'larder',
	name: 'settings',
	label: 'Settings',
	baseURL: '/larder/v1/settings',
};

const { kind, name } = ENTITY;

/** The settings with what is not saved yet, and what can be done with them. */
export type SettingsHandle = SettingsRecord & {
	readonly isLoaded: boolean;
	readonly isSaving: boolean;
	/** What is not saved yet. */
	readonly edits: Values;
	readonly problem: Problem | null;
	/** Whether the last thing that happened is that all was saved. */
	readonly isSaved: boolean;
	readonly change: ( key: string, value: SettingValue ) => void;
	readonly discard: () => void;
	/** Saves what is not saved yet, or `only` these values, which leaves the rest unsaved; tells whether that went well. */
	readonly save: ( only?: Values ) => Promise< boolean >;
	/** Stores the record as the server has answered it elsewhere. */
	readonly receive: ( answer: object ) => void;
};

function useRecord() {
	return useSelect( ( select ) => {
		const store = select( coreStore );
		const answer: unknown = store.getEntityRecord( kind, name );
		const edits: unknown = store.getEntityRecordNonTransientEdits(
			kind,
			name
		);
		return {
			answer,
			edits,
			isSaving: store.isSavingEntityRecord( kind, name ),
			loadError: store.getResolutionError( 'getEntityRecord', [
				kind,
				name,
			] ),
		};
	}, [] );
}

function readEdits( edits: unknown ): Values {
	return Object.fromEntries(
		Object.entries( isObject( edits ) ? edits : {} ).flatMap(
			( [ key, value ] ) =>
				isSettingValue( value ) ? [ [ key, value ] ] : []
		)
	);
}

/** Reads, changes and saves the settings. */
export function useSettings( fields: readonly Field[] ): SettingsHandle {
	const { answer, edits: rawEdits, isSaving, loadError } = useRecord();
	const {
		editEntityRecord,
		receiveEntityRecords,
		saveEditedEntityRecord,
		saveEntityRecord,
	} = useDispatch( coreStore );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const [ isSaved, setIsSaved ] = useState( false );
	const stored = useMemo(
		() => readRecord( answer, fields ),
		[ answer, fields ]
	);
	const edits = useMemo( () => readEdits( rawEdits ), [ rawEdits ] );

	/**
	 * @param changes Values by key; undefined takes an edit back.
	 */
	function edit(
		changes: Readonly< Record< string, SettingValue | undefined > >
	): void {
		void editEntityRecord( kind, name, undefined, changes, {
			undoIgnore: true,
		} );
		setIsSaved( false );
	}

	async function save( only?: Values ): Promise< boolean > {
		// The fields show what is on its way, and what is wrong with it.
		edit( only ?? {} );
		setProblem( null );
		const options = { throwOnError: true };
		try {
			await ( only === undefined
				? saveEditedEntityRecord( kind, name, undefined, options )
				: saveEntityRecord( kind, name, only, options ) );
		} catch ( error ) {
			const found = readProblem(
				error,
				__( 'The settings could not be saved. Try again.', 'larder' )
			);
			setProblem( found );
			speak( found.message, 'assertive' );
			return false;
		}
		setIsSaved( true );
		speak( __( 'Settings saved.', 'larder' ) );
		return true;
	}

	function discard(): void {
		const record = isObject( answer ) ? answer : {};
		edit(
			Object.fromEntries(
				Object.keys( edits ).map( ( key ) => {
					const value = record[ key ];
					return [ key, isSettingValue( value ) ? value : undefined ];
				} )
			)
		);
		setProblem( null );
		speak( __( 'Changes discarded.', 'larder' ) );
	}

	return {
		...stored,
		values: { ...stored.values, ...edits },
		isLoaded: answer !== undefined,
		isSaving,
		edits,
		problem: isObject( loadError )
			? readProblem(
					loadError,
					__( 'The settings could not be read.', 'larder' )
				)
			: problem,
		isSaved,
		change: ( key, value ) => edit( { [ key ]: value } ),
		discard,
		save,
		receive: ( record ) => {
			void receiveEntityRecords( kind, name, record, undefined, true );
			setIsSaved( false );
		},
	};
}
