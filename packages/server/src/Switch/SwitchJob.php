<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\PlainText;
use Larder\Tools\Job;
use Larder\Tools\Progress;

defined( 'ABSPATH' ) || exit;

/**
 * Changes the recipes of one plugin over from the page under Recipes.
 */
final class SwitchJob implements Job {

	/**
	 * @param Source $source The plugin.
	 * @param Run    $run    Does the steps.
	 */
	public function __construct(
		private readonly Source $source,
		private readonly Run $run
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'switch-' . $this->source->id();
	}

	/** {@inheritDoc} */
	public function label(): string {
		/* translators: %s: name of a plugin. */
		return sprintf( __( 'Change over from %s', 'larder' ), $this->source->label() );
	}

	/** {@inheritDoc} */
	public function description(): string {
		$count = $this->source->count();
		return sprintf(
			/* translators: %s: number of recipes. */
			_n(
				'%s recipe comes into blocks of Larder, at the same address, with its pictures, ratings and comments. The data of the other plugin stays as it is.',
				'%s recipes come into blocks of Larder, at the same addresses, with their pictures, ratings and comments. The data of the other plugin stays as it is.',
				$count,
				'larder'
			),
			PlainText::number( $count )
		);
	}

	/** {@inheritDoc} */
	public function step( string $cursor ): Progress {
		// The number of recipes so far travels with the cursor, so that a page that comes back counts on.
		[ $done, $place ] = explode( '|', $cursor, 2 ) + [ '0', '' ];
		$step             = $this->run->step( $this->source, $place );
		$done             = (int) $done;
		$found            = [];
		foreach ( $step['outcomes'] as $outcome ) {
			$done += count( $outcome->recipes );
			array_push( $found, ...self::sentences( $outcome ) );
		}
		$all = $this->source->count();
		/* translators: 1: number of recipes that are done, 2: number of all. */
		$message = sprintf( __( '%1$s of %2$s recipes', 'larder' ), PlainText::number( $done ), PlainText::number( $all ) );
		return new Progress( $done, $all, $message, null === $step['next'] ? null : "$done|{$step['next']}", $found );
	}

	/**
	 * Says what could not be done.
	 *
	 * @param Outcome $outcome What came of a post or a recipe.
	 * @return list<string>
	 */
	public static function sentences( Outcome $outcome ): array {
		$title = PlainText::from_html( get_the_title( $outcome->post_id ) );
		$found = array_map(
			/* translators: 1: title of a post, 2: number of a recipe. */
			static fn ( string $key ): string => sprintf( __( '%1$s shows recipe %2$s, which is gone.', 'larder' ), $title, $key ),
			$outcome->missing
		);
		foreach ( array_merge( ...array_values( $outcome->notices ) ) as $notice ) {
			$found[] = "$title: " . NoticeText::of( $notice );
		}
		return $found;
	}
}
