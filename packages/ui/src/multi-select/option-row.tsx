import type { ComponentPropsWithRef, ReactElement } from 'react';
import { CheckIcon } from '../icons';
import type { MultiSelectOption } from './types';

type Props = {
	option: MultiSelectOption;
	/** What is counted, as the page writes numbers; null without a count. */
	count: string | null;
	isSelected: boolean;
	/** Whether the keyboard is at it. */
	isActive: boolean;
	/** What makes it an option of its list. */
	attributes: ComponentPropsWithRef< 'li' >;
};

/**
 * One value that can be ticked.
 *
 * @param props             Props.
 * @param props.option      The value.
 * @param props.count       What is counted.
 * @param props.isSelected  Whether it is chosen.
 * @param props.isActive    Whether the keyboard is at it.
 * @param props.attributes  What makes it an option.
 * @return The row.
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
