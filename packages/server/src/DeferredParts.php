<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Wires the parts that wait for a hook that few requests fire; {@see Plugin} wires all others.
 */
final class DeferredParts {

	public function __construct( private readonly Services $services ) {}

	/**
	 * Returns what waits until WordPress fires a hook that few requests have.
	 *
	 * @return list<Registrable>
	 */
	public function all(): array {
		$services   = $this->services;
		$feature    = new Shortcodes\Feature();
		$shortcodes = new Shortcodes\Shortcodes( $feature );
		return [
			$shortcodes,
			...Switch\SwitchModule::stand_ins( $services->db, $feature, $services->page_ids ),
			...Switch\SwitchModule::deferred( $services->db, $services->voting, $services->root ),
			new Deferred(
				[ 'elementor/elements/categories_registered', 'elementor/widgets/register', 'elementor/preview/enqueue_styles' ],
				static fn (): array => [ new Elementor\ElementorModule( $services->settings, $shortcodes ) ]
			),
			new Deferred( [ 'rest_api_init' ], $this->routes( ... ) ),
			new Deferred(
				[ 'wp_abilities_api_categories_init', 'wp_abilities_api_init' ],
				static fn (): array => [ new Abilities\AbilitiesModule( $services->documents, $services->exchange->reader() ) ]
			),
			...( class_exists( 'WP_CLI', false ) ? $this->commands() : [] ),
			new Deferred(
				[ 'wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers' ],
				static fn (): array => [
					new SavedRecipes\SavedPrivacy( $services->saved() ),
					new Shopping\ShoppingPrivacy( new Shopping\ShoppingLists() ),
				]
			),
			new Deferred(
				[ ...Deferred::admin_hooks(), 'larder_tally_changed', Votes\Adoption::EVENT, Votes\Mirrors::EVENT ],
				static fn (): array => [ $services->adoption(), $services->mirrors() ]
			),
			new Deferred(
				[ 'template_redirect' ],
				static fn (): array => [
					new SavedRecipes\SavedExport(
						$services->exchange->download(),
						$services->saved(),
						$services->settings,
						$services->guard()
					),
					new Exchange\Cookbook\BookRoute( $services->documents, $services->guard() ),
				]
			),
			new Deferred( [ 'site_status_tests' ], static fn (): array => [ new Ajax\ProxyHealth( $services->client ) ] ),
			Deferred::to_admin( $this->admin_parts( ... ) ),
			new Deferred( Check\CheckSync::hooks(), static fn (): array => [ $services->checks()->sync ] ),
			new Deferred( [ 'admin_init' ], static fn (): array => [ ( new Calls( $services ) )->dispatcher() ] ),
		];
	}

	/**
	 * Returns the routes of REST and the fields of its objects.
	 *
	 * @return list<Registrable>
	 */
	private function routes(): array {
		return [
			new Recipe\DocumentField( $this->services->documents ),
			new Links\ClicksRoute( $this->services->documents, $this->services->clicks(), $this->services->keywords ),
			new Video\PosterRoute(),
			$this->services->checks()->route(),
		];
	}

	/**
	 * Returns the commands of WP-CLI.
	 *
	 * @return list<Registrable>
	 */
	private function commands(): array {
		$search = $this->services->search;
		return [
			new Cli\Commands( $this->services->documents ),
			new Cli\IndexCommands( $search->tables, $search->state, $search->queue, $search->rebuild(), $search->verify() ),
			new Cli\SwitchCommands( new Switch\SwitchModule( $this->services->db, $this->services->voting ) ),
			...$this->services->exchange->commands(),
			new Cli\VoteCommands( $this->services->voting->audit(), $this->services->adoption(), $this->services->mirrors() ),
		];
	}

	/**
	 * Returns what wp-admin alone needs.
	 *
	 * @return list<Registrable>
	 */
	private function admin_parts(): array {
		$services = $this->services;
		$voting   = $services->voting;
		return [
			new Taxonomies\TermFields(),
			new Taxonomies\TermColumns(),
			new Recipe\RecipeColumns( $services->documents ),
			new Recipe\RecipeListStyle(),
			...$services->checks()->admin(),
			new ClassicEditor\EditorChoice(),
			new ClassicEditor\ClassicScreen(),
			new Recipe\PostEditor( $services->root ),
			new Recipe\Duplicate(),
			new Archive\FeaturedPanel( $services->root ),
			new Archive\FeaturedEdits(),
			$services->clicks(),
			$services->rates(),
			Votes\VotesPage::create(
				new Votes\VoteSources( $voting->database, $voting->tables, $voting->votes ),
				$voting->audit(),
				$services->adoption(),
				$services->mirrors(),
				$voting->tables,
				$services->root
			),
		];
	}
}
