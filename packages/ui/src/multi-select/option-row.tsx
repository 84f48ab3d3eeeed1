import type { ComponentPropsWithRef, ReactElement } from 'react';
import { CheckIcon } from '../icons';
import type { MultiSelectOption } from './types';

type Props = {
	/** The value. */
	option: MultiSelectOption;
	/** What is counted, as the page writes numbers; null without a count. */
	count: string | null;
	/** Whether it is chosen. */
	isSelected: boolean;
	/** Whether the keyboard is at it. */
	isActive: boolean;
	/** What makes it an option of its list. */
	attributes: ComponentPropsWithRef< 'li' >;
};

/**
 * Renders one value that can be ticked.
 */
export function OptionRow( {
	option: { label, depth },
	count,
	isSelected,
	isActive,
	attributes,
}: Props ): ReactElement {
	return (
		<li
			{ ...attributes }
			className={ `larder-multi-select__option${
				isActive ? ' is-active' : ''
			}` }
		>
			<span
				className="larder-multi-select__box"
				{ ...( depth > 0 && {
					style: { marginInlineStart: `${ depth * 1.25 }rem` },
				} ) }
			>
				{ isSelected && CheckIcon }
			</span>
			<span className="larder-multi-select__label">{ label }</span>{ ' ' }
			{ count !== null && (
				<span className="larder-multi-select__count">{ count }</span>
			) }
		</li>
	);
}
