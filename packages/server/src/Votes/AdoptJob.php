<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Tools\Job;
use Larder\Tools\Progress;

defined( 'ABSPATH' ) || exit;

/**
 * Adopts what other plugins have counted, from the page under Tools.
 */
final class AdoptJob implements Job {

	public function __construct(
		private readonly Adoption $adoption,
		private readonly Mirrors $mirrors
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'adopt';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return __( 'Take over counts now', 'larder' );
	}

	/** {@inheritDoc} */
	public function description(): string {
		return $this->adoption->is_done()
			? __(
				'What WP Delicious and I Recommend This have counted is taken over. Do it again after an import; nothing is counted twice.',
				'larder'
			)
			: __( 'What WP Delicious and I Recommend This have counted is being taken over in the background.', 'larder' );
	}

	/** {@inheritDoc} */
	public function step( string $cursor ): Progress {
		if ( '' === $cursor ) {
			$this->adoption->begin();
		}
		$taken         = $this->adoption->step();
		$count         = (int) $cursor + (int) $taken;
		[ $done, $all ] = $this->adoption->progress();
		if ( null === $taken ) {
			$this->mirrors->plan();
			return new Progress(
				$done,
				$all,
				/* translators: %d: number of posts and accounts. */
				sprintf( _n( 'Taken over from %d post or account.', 'Taken over from %d posts and accounts.', $count, 'larder' ), $count ),
				null
			);
		}
		/* translators: %d: number of posts and accounts. */
		return new Progress( $done, $all, sprintf( _n( '%d so far', '%d so far', $count, 'larder' ), $count ), (string) $count );
	}
}
