import type { HTMLAttributes, ReactElement } from 'react';
import { Html, useLinkClicks, type WrittenIn } from '@larder/ui';
import { useTint } from '../../ingredients/hooks/use-tint';
import type { PrintedStepGroup } from '../view-types';
import { Step } from './step';

const SUBLEVEL = { 2: 'h3', 3: 'h4', 4: 'h5', 5: 'h6' } as const;

type Props = {
	group: PrintedStepGroup;
	/** Level of the block's heading. */
	level: keyof typeof SUBLEVEL;
	/** In which language the steps are written. */
	words: WrittenIn;
	/** Number of the first step: steps are numbered through all groups. */
	first: number;
	/** Returns whether a step is ticked as read. */
	isRead: ( id: string ) => boolean;
	/** Called with the id of a ticked step. */
	onTick: ( id: string ) => void;
	/** Changes with each scaling, undefined before the first. */
	tintKey: string | undefined;
	/** What starts timers. */
	timers: Pick< HTMLAttributes< HTMLElement >, 'onClick' | 'onKeyDown' >;
};

/**
 * Lists the steps of one group.
 *
 * @return Heading and list.
 */
export function StepGroup( {
	group: { title, steps },
	level,
	words,
	first,
	isRead,
	onTick,
	tintKey,
	timers,
}: Props ): ReactElement {
	return (
		<div
			ref={ useTint( tintKey, '.larder-scaled' ) }
			className="wp-block-larder-instructions__group"
			{ ...useLinkClicks() }
		>
			{ title !== '' && (
				<Html
					as={ SUBLEVEL[ level ] }
					className="wp-block-larder-instructions__group-title"
					html={ title }
					attributes={ words }
				/>
			) }
			{ steps.length > 0 && (
				// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without numbers for no list.
				<ol
					className="wp-block-larder-instructions__list"
					role="list"
					{ ...timers }
					{ ...( first > 1 && { start: first } ) }
				>
					{ steps.map( ( step, at ) => (
						<Step
							key={ step.id }
							step={ step }
							words={ words }
							number={ first + at }
							isRead={ isRead( step.id ) }
							onTick={ onTick }
						/>
					) ) }
				</ol>
			) }
		</div>
	);
}
