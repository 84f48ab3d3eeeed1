import { __ } from '@wordpress/i18n';
import type { ListBlock } from '@larder/editor';
import { readGroups } from '../read-groups';
import type { Tool, EquipmentAttributes } from '../types';
import { toolKind } from './tool-kind';
import { toolView } from './view';

/** The equipment as a heading and a list. */
export const equipmentList: ListBlock< Tool, EquipmentAttributes[ 'groups' ] > =
	{
		name: 'larder/equipment',
		kind: toolKind,
		view: toolView,
		read: ( groups ) =>
			readGroups( groups ).map( ( { items, ...group } ) => ( {
				...group,
				rows: items,
			} ) ),
		write: ( sections ) =>
			sections.map( ( { rows, ...group } ) => ( {
				...group,
				items: rows,
			} ) ),
		words: {
			title: __( 'Equipment', 'larder' ),
			titleLabel: __( 'Heading of the equipment', 'larder' ),
		},
	};
