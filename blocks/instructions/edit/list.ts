import { __ } from '@wordpress/i18n';
import type { ListBlock } from '@larder/editor';
import { readSections, writeSections } from '../read-groups';
import type { Step, InstructionsAttributes } from '../types';
import { stepKind } from './step-kind';
import { stepView } from './view';

/** The instructions as a heading and a list. */
export const instructionsList: ListBlock<
	Step,
	InstructionsAttributes[ 'groups' ]
> = {
	name: 'larder/instructions',
	kind: stepKind,
	view: stepView,
	read: readSections,
	write: writeSections,
	words: {
		title: __( 'Instructions', 'larder' ),
		titleLabel: __( 'Heading of the instructions', 'larder' ),
	},
};
