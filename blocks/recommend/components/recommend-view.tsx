import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { VoteButton } from '@larder/controls';
import { useRecommended } from '../hooks/use-recommended';
import type { RecommendViewProps } from '@larder/contracts';

/**
 * Renders the control that recommends a post, with the classes of I Recommend This:
 * `active` once the visitor has, `processing` while a call is under way.
 *
 * @return What is inside the block's element.
 */
export function RecommendView( props: RecommendViewProps ): ReactElement {
	const { postId, titles } = props;
	const { isOn, isBusy, counted, press } = useRecommended(
		postId,
		props.ownSuffix
	);
	const { count, suffix } = counted ?? props;
	const words = props.ownSuffix || suffix;
	const name = `irecommendthis irecommendthis-post-${ postId }`;
	return (
		<VoteButton
			kind="recommend"
			postId={ postId }
			isOn={ isOn }
			isBusy={ isBusy }
			icon={ props.icon }
			label={ props.label || __( 'Recommend', 'larder' ) }
			isLabelHidden={ props.isLabelHidden }
			title={ isOn ? titles.on : titles.off }
			className={ isBusy ? `${ name } processing` : name }
			onPress={ press }
		>
			{ props.hasCount && (
				<>
					{ ' ' }
					<span className="larder-vote__count irecommendthis-count">
						{ count }
					</span>{ ' ' }
					<span className="irecommendthis-suffix">{ words }</span>
				</>
			) }
		</VoteButton>
	);
}
