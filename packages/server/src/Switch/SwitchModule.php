<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Shortcodes\Feature;
use Larder\Switch\StandIns\ForeignIds;
use Larder\Switch\StandIns\OldAddresses;
use Larder\Switch\StandIns\OldAnchors;
use Larder\Switch\StandIns\Roundups;
use Larder\Switch\StandIns\StandIns;
use Larder\Switch\StandIns\View;
use Larder\Votes\VotesModule;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the change-over together.
 */
final class SwitchModule {

	/** The plugins that a site can come from. */
	public readonly Sources $sources;

	/** Knows what has changed over. */
	public readonly Homes $homes;

	/** Changes posts and recipes over. */
	public readonly ChangeOver $change_over;

	/** Walks through a site. */
	public readonly Run $run;

	/**
	 * @param \wpdb       $db    WordPress's database.
	 * @param VotesModule $votes The votes.
	 */
	public function __construct( \wpdb $db, VotesModule $votes ) {
		$rows              = new Rows( $db );
		$this->sources     = new Sources( $rows );
		$this->homes       = new Homes( $rows );
		$this->change_over = new ChangeOver( $db, $rows, $this->homes, new Stars( $votes->counts(), $votes->tallies ) );
		$this->run         = new Run( $this->change_over, $this->homes, new Transaction( $db ) );
	}

	/**
	 * Makes the page under Recipes.
	 */
	public function page(): SwitchPage {
		return new SwitchPage( $this->sources, $this->homes, $this->run );
	}

	/**
	 * Makes what goes on for plugins that are off: their shortcodes and blocks, print addresses, and places on a page.
	 *
	 * @param \wpdb   $db      WordPress's database.
	 * @param Feature $feature Prints blocks.
	 * @return array{StandIns, OldAddresses, OldAnchors}
	 */
	public static function stand_ins( \wpdb $db, Feature $feature ): array {
		$rows  = new Rows( $db );
		$homes = new Homes( $rows );
		$ids   = new ForeignIds( $rows, $homes );
		return [
			new StandIns( new View( $feature, $ids, new Roundups( $rows, $ids ) ) ),
			new OldAddresses( $rows, $homes, $ids ),
			new OldAnchors(),
		];
	}
}
