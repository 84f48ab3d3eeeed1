import { __ } from '@wordpress/i18n';
import type { ListBlock } from '@larder/editor';
import { readSections, writeSections } from '../read-groups';
import type { Tool, EquipmentAttributes } from '../types';
import { toolKind } from './tool-kind';
import { toolView } from './view';

/** The equipment as a heading and a list. */
export const equipmentList: ListBlock< Tool, EquipmentAttributes[ 'groups' ] > =
	{
		name: 'larder/equipment',
		kind: toolKind,
		view: toolView,
		read: readSections,
		write: writeSections,
		words: {
			title: __( 'Equipment', 'larder' ),
			titleLabel: __( 'Heading of the equipment', 'larder' ),
		},
	};
