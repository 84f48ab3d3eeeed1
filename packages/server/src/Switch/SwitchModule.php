<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Deferred;
use Larder\Exchange\Fetch\Fetcher;
use Larder\Recipe\PageIds;
use Larder\Registrable;
use Larder\Root;
use Larder\Settings\Changes;
use Larder\Settings\Schema;
use Larder\Settings\Store;
use Larder\Shortcodes\Feature;
use Larder\Switch\Roundups\Roundups;
use Larder\Switch\Roundups\RoundupWriter;
use Larder\Switch\Screen\Overview;
use Larder\Switch\Screen\ReportFile;
use Larder\Switch\Screen\Sample;
use Larder\Switch\Screen\SettingsStep;
use Larder\Switch\Screen\SwitchNotice;
use Larder\Switch\Screen\SwitchRoutes;
use Larder\Switch\Screen\SwitchScreen;
use Larder\Switch\Screen\Trial;
use Larder\Switch\Settings\PluginSettings;
use Larder\Switch\Settings\SiteHeadings;
use Larder\Switch\Settings\TakenSettings;
use Larder\Switch\StandIns\ForeignIds;
use Larder\Switch\StandIns\OldAnchors;
use Larder\Switch\StandIns\OldUrls;
use Larder\Switch\StandIns\OwnUrls;
use Larder\Switch\StandIns\QuietPlugins;
use Larder\Switch\StandIns\StandIns;
use Larder\Switch\StandIns\View;
use Larder\Tools\Background;
use Larder\Votes\VotesModule;

defined( 'ABSPATH' ) || exit;

/**
 * Assembles the change-over from other plugins.
 */
final class SwitchModule {

	/** The plugins that a site can come from. */
	public readonly Sources $sources;

	/** Looks up what has changed over. */
	public readonly RecipeLocations $locations;

	/** Changes posts and recipes over. */
	public readonly ChangeOver $change_over;

	/** Walks through a site. */
	public readonly Run $run;

	/** Does the work in steps. */
	public readonly Worker $worker;

	/** Reports what has become of each recipe. */
	public readonly Report $report;

	/** Changes one post over, and back. */
	public readonly Trial $trial;

	/** Stores the choice what posts of a plugin's own type become. */
	public readonly TypeChoice $type_choice;

	/** Copies pictures into the media library. */
	public readonly ForeignPictures $pictures;

	/** Carries settings over. */
	public readonly TakenSettings $settings;

	/** How far each change-over has come. */
	private readonly StateStore $states;

	/**
	 * @param Fetcher|null $fetcher Fetches from the public web; null for one of its own.
	 */
	public function __construct( \wpdb $db, VotesModule $votes, ?Fetcher $fetcher = null ) {
		$rows              = new Rows( $db );
		$whole             = new Transaction( $db );
		$this->sources     = new Sources( $rows );
		$this->locations       = new RecipeLocations( $rows );
		$this->type_choice = new TypeChoice( $this->locations );
		$this->states      = new StateStore( $db );
		$carried           = new CarriedVotes( $votes->counts() );
		$stars             = new CarriedRatings( $carried, $votes->tallies );
		$saves             = new CarriedSaves( $votes->votes, $carried, $votes->tallies );
		$this->change_over = new ChangeOver( $db, $rows, $this->locations, $stars, $saves );
		$ids               = new ForeignIds( $rows, $this->locations );
		$roundups          = new RoundupWriter( $db, $rows, new Roundups( $rows, $ids ) );
		$this->pictures    = new ForeignPictures( $db, $rows, $this->locations, $fetcher ?? new Fetcher() );
		$this->run         = new Run( $rows, $this->change_over, $roundups, $this->locations, $whole, $this->pictures );
		$cleanup            = new SnapshotCleanup( $this->locations, $this->pictures );
		$this->worker      = new Worker( $this->states, new Inspection( $rows ), $this->run, $cleanup, $whole, $this->pictures );
		$schema            = new Schema();
		$store             = new Store( $schema );
		$this->settings    = new TakenSettings(
			new PluginSettings( $rows ),
			new SiteHeadings( $rows ),
			$schema,
			new Changes( $schema, $store ),
			$store
		);
		$this->report      = new Report( $rows, $this->locations );
		$restorer          = new EmbedRestorer( $db, $rows, $this->sources );
		$this->trial       = new Trial( $rows, $this->change_over, $restorer, $this->locations, $whole );
	}

	/**
	 * Builds the services that only wp-admin, its requests, background jobs and sample pages need.
	 *
	 * @return list<Registrable>
	 */
	public static function deferred( \wpdb $db, VotesModule $votes, Root $root ): array {
		$make = static fn (): self => new self( $db, $votes );
		return [
			Deferred::to_admin( static fn (): array => $make()->admin( $root ) ),
			new Deferred( [ 'rest_api_init' ], static fn (): array => [ $make()->routes() ] ),
			new Deferred( [ Worker::EVENT ], static fn (): array => [ $make()->background() ] ),
			new Deferred( [ 'template_redirect' ], static fn (): array => Sample::is_asked() ? [ $make()->sample() ] : [] ),
		];
	}

	/**
	 * Builds the page under Recipes, its notice and its report.
	 *
	 * @return list<Registrable>
	 */
	private function admin( Root $root ): array {
		return [
			new SwitchScreen(
				$this->sources,
				$this->states,
				new Overview( $this->locations, $this->pictures ),
				new SettingsStep( $this->sources, $this->settings ),
				$root
			),
			new SwitchNotice( $this->sources, $this->locations ),
			new ReportFile( $this->sources, $this->report ),
		];
	}

	/**
	 * Builds the REST routes of the page.
	 */
	public function routes(): SwitchRoutes {
		return new SwitchRoutes(
			$this->sources,
			$this->states,
			$this->worker,
			$this->trial,
			$this->report,
			new Overview( $this->locations, $this->pictures ),
			$this->type_choice
		);
	}

	/**
	 * Builds the background job.
	 */
	private function background(): Background {
		return new Background( Worker::EVENT, function ( string $id, float $seconds ): bool {
			$source = $this->sources->all()[ $id ] ?? null;
			return null === $source || ! $this->worker->work( $source, $seconds )->is_busy();
		} );
	}

	/**
	 * Builds the sample of a page after the change-over.
	 */
	public function sample(): Sample {
		return new Sample( $this->sources, $this->locations );
	}

	/**
	 * Builds the replacements for plugins that are inactive: their shortcodes and blocks, print URLs, and anchors on a page.
	 *
	 * @param Feature $feature Prints blocks.
	 * @param PageIds $page    Gives out ids of a page's elements.
	 * @return array{StandIns, OldUrls, OwnUrls, OldAnchors, QuietPlugins}
	 */
	public static function stand_ins( \wpdb $db, Feature $feature, PageIds $page ): array {
		$rows  = new Rows( $db );
		$locations = new RecipeLocations( $rows );
		$ids   = new ForeignIds( $rows, $locations );
		return [
			new StandIns( new View( $feature, $ids, new Roundups( $rows, $ids ) ) ),
			new OldUrls( $rows, $locations, $ids ),
			new OwnUrls( $rows, $locations ),
			new OldAnchors( $page ),
			new QuietPlugins(),
		];
	}
}
