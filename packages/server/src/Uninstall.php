<?php
declare( strict_types=1 );

namespace Larder;

use Larder\Access\Access;
use Larder\Accounts\AccountField;
use Larder\Ajax\RateCounter;
use Larder\Check\CheckSync;
use Larder\Check\Findings;
use Larder\Exchange\Import\ImportItems;
use Larder\Exchange\Import\ImportRuns;
use Larder\Exchange\Import\Imports;
use Larder\Exchange\Import\ImportWorker;
use Larder\Exchange\Import\Spool;
use Larder\Ingredients\KitchenRoundingDefault;
use Larder\Ingredients\StoredUnits;
use Larder\Islands\Seal;
use Larder\Links\LinkClicks;
use Larder\Ratings\StarParts;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeTypes;
use Larder\Search\Index\IndexSchedule;
use Larder\Search\Index\IndexTables as SearchTables;
use Larder\Settings\Settings;
use Larder\Settings\Store;
use Larder\Switch\InitialOptions;
use Larder\Switch\OwnTypes;
use Larder\Switch\RecipeLocations;
use Larder\Switch\Screen\Overview;
use Larder\Switch\Screen\SwitchNotice;
use Larder\Switch\Settings\TakenSettings;
use Larder\Switch\StateStore;
use Larder\Switch\Transaction;
use Larder\Switch\Worker as SwitchWorker;
use Larder\Taxonomies\ShownTerms;
use Larder\Votes\Adoption;
use Larder\Votes\Kind;
use Larder\Votes\Mirrors;
use Larder\Votes\VoteTables;

defined( 'ABSPATH' ) || exit;

/**
 * Removes the plugin from a site: recipes stay, and all else that the settings do not list for deletion.
 */
final class Uninstall {

	/** Options without use once the plugin is deleted. */
	private const LEFTOVERS = [
		'larder_votes_adoption',
		'larder_rate_without_comment',
		Seal::OPTION,
		KitchenRoundingDefault::OPTION,
		ImportRuns::OPTION,
		ImportRuns::OPTION . Lock::SUFFIX,
		RecipeLocations::OPTION,
		InitialOptions::OPTION,
		OwnTypes::OPTION,
		TakenSettings::OPTION,
		ShownTerms::ELSEWHERE,
		StarParts::OPTION,
		Transaction::TURN,
		// What a process that died has held.
		SwitchWorker::LOCK . Lock::SUFFIX,
		ImportWorker::LOCK . Lock::SUFFIX,
	];

	/** What may still wait for the background on a site of a network where nobody has switched the plugin off. */
	private const EVENTS = [
		IndexSchedule::CATCH_UP,
		IndexSchedule::BUILD,
		CheckSync::EVENT,
		Adoption::EVENT,
		Mirrors::EVENT,
		Imports::EVENT,
		SwitchWorker::EVENT,
	];

	/** What an account has for its saved recipes and its shopping list. */
	private const SAVED = [
		'larder_saved_collections',
		'larder_saved_revision',
		'larder_saved_share',
		'larder_wishlist_adopted',
		'larder_shopping_list',
	];

	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Removes the plugin from this site, or from all sites of the network.
	 */
	public function everywhere(): void {
		if ( ! is_multisite() ) {
			$this->here();
			return;
		}
		$sites = get_sites(
			[
				'fields' => 'ids',
				'number' => 0,
			]
		);
		foreach ( is_array( $sites ) ? $sites : [] as $site ) {
			if ( is_int( $site ) ) {
				switch_to_blog( $site );
				$this->here();
				restore_current_blog();
			}
		}
	}

	/**
	 * Removes the plugin from the current site.
	 */
	public function here(): void {
		$given_up = ( new Settings() )->choices( 'deleteOnUninstall' );
		Access::revoke();
		self::forget_leftovers();
		// Rate limits expire within minutes.
		( new RateCounter( $this->db ) )->drop();
		( new ImportItems( $this->db ) )->drop();
		( new StateStore( $this->db ) )->forget();
		if ( in_array( 'index', $given_up, true ) ) {
			// All of it is rebuilt from the recipes.
			delete_post_meta_by_key( DocumentRepository::META_KEY );
			delete_post_meta_by_key( DocumentRepository::CONTENT_KEY );
			delete_post_meta_by_key( StoredUnits::META_KEY );
			delete_post_meta_by_key( DocumentRepository::SOURCE_KEY );
			delete_option( RecipeTypes::OPTION );
			( new SearchTables( $this->db ) )->drop();
			( new Findings( $this->db ) )->drop();
		}
		$this->forget_votes( in_array( 'votes', $given_up, true ), in_array( 'saved', $given_up, true ) );
		if ( in_array( 'settings', $given_up, true ) ) {
			( new Store() )->remove();
			( new LinkClicks( $this->db ) )->drop();
		}
		// Last: deleting the rest may have scheduled events.
		self::forget_events();
	}

	/**
	 * Deletes what no setting keeps: marks, locks, dismissed notices, and files of unfinished imports.
	 */
	public static function forget_leftovers(): void {
		array_map( delete_option( ... ), self::LEFTOVERS );
		delete_transient( Overview::FOUND );
		delete_metadata( 'user', 0, SwitchNotice::CLOSED, '', true );
		Spool::clear();
	}

	/**
	 * Unschedules all background events of the plugin.
	 */
	public static function forget_events(): void {
		array_map( wp_unschedule_hook( ... ), self::EVENTS );
	}

	/**
	 * Deletes the votes of visitors and accounts; their totals stay in the meta fields of posts.
	 *
	 * @param bool $votes Whether likes, recommendations and ratings are forgotten.
	 * @param bool $saved Whether saved recipes and their collections are.
	 */
	public function forget_votes( bool $votes, bool $saved ): void {
		$tables = new VoteTables( $this->db );
		if ( $saved ) {
			self::forget_account_fields();
		}
		if ( $votes && $saved ) {
			$tables->drop();
			delete_option( 'larder_votes_secret' );
			delete_option( 'larder_votes_address_key' );
			return;
		}
		if ( ! $tables->are_there() ) {
			return;
		}
		foreach ( Kind::cases() as $kind ) {
			if ( Kind::Wishlist === $kind ? $saved : $votes ) {
				foreach ( [ $tables->votes(), $tables->tallies() ] as $table ) {
					$this->db->query( (string) $this->db->prepare( 'DELETE FROM %i WHERE kind = %s', $table, $kind->value ) );
				}
			}
		}
	}

	/**
	 * Forgets what accounts keep on this site beside their votes: collections, links and shopping lists.
	 */
	public static function forget_account_fields(): void {
		foreach ( self::SAVED as $name ) {
			( new AccountField( $name ) )->remove_from_all();
		}
	}
}
