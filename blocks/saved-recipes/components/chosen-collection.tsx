import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { SavedControls } from '../hooks/use-saved';
import { moved } from '../collections';
import type { Saved } from '../view-types';
import { CollectionHead } from './collection-head';

type Props = Pick< SavedControls, 'changeCollections' | 'say' > & {
	saved: Saved;
	/** Id of the collection. */
	chosen: string;
	/** Level of its heading. */
	level: number;
	/** Whether it may be changed. */
	isOwn: boolean;
};

/**
 * Renders the collection that is shown, with what changes, moves and deletes it.
 *
 * @return Its head; null while all recipes are shown.
 */
export function ChosenCollection( {
	saved: { collections },
	chosen,
	level,
	isOwn,
	changeCollections,
	say,
}: Props ): ReactElement | null {
	const at = collections.findIndex( ( { id } ) => id === chosen );
	const collection = collections[ at ];
	if ( ! collection ) {
		return null;
	}
	const remove = (): void => {
		changeCollections( ( all ) =>
			all.filter( ( { id } ) => id !== collection.id )
		);
		say(
			/* translators: %s: name of a collection. */
			sprintf( __( 'Removed: %s.', 'larder' ), collection.name ),
			() => {
				changeCollections( ( all ) =>
					all.toSpliced( at, 0, collection )
				);
				say( '' );
			}
		);
	};
	return (
		<CollectionHead
			key={ collection.id }
			collection={ collection }
			level={ level }
			place={ at + 1 }
			total={ collections.length }
			isOwn={ isOwn }
			onChange={ changeCollections }
			collections={ collections }
			onMove={ ( by ) =>
				changeCollections( ( all ) => moved( all, collection.id, by ) )
			}
			onDelete={ remove }
		/>
	);
}
