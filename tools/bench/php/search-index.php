<?php
declare( strict_types=1 );

namespace Larder\Bench;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Search\Engine;
use Larder\Search\Index;
use Larder\Search\Query;
use Larder\Votes;

/**
 * The search index, put together as the plugin does.
 */
final class SearchIndex {

	public readonly Engine\Engines $engines;

	public readonly Index\Rebuild $rebuild;

	/**
	 * Assembles the parts.
	 */
	public function __construct( \wpdb $wpdb ) {
		$db            = new Index\IndexDatabase( $wpdb );
		$facets        = new Query\Facets();
		$tallies       = new Votes\Tallies( new Votes\VoteDatabase( $wpdb ), new Votes\VoteTables( $wpdb ) );
		$builder       = new Index\EntryBuilder( new DocumentRepository( $wpdb, new DocumentBuilder() ), $facets, $tallies );
		$tables        = new Index\IndexTables( $wpdb );
		$state         = new Index\IndexState( $db, $tables );
		$queue         = new Index\DirtyQueue( $db, $tables );
		$indexer       = new Index\Indexer( $db, $tables, $builder );
		$this->engines = new Engine\Engines( $db, $tables, $state, $builder, $facets );
		$catch_up      = new Index\CatchUp( $db, $tables, $state, $queue, $indexer, $builder );
		$this->rebuild = new Index\Rebuild( $db, $tables, $state, $queue, $catch_up, $builder );
	}

	/**
	 * Returns the question that is measured, with 139 counts.
	 *
	 * @param list<int> $cuisines Chosen terms.
	 * @param string    $text     Words.
	 */
	public static function question( array $cuisines, string $text = '' ): Query\Query {
		return new Query\Query(
			[ 'recipe_cuisines' => array_map( strval( ... ), $cuisines ) ],
			text: $text,
			counted: [
				'recipe_courses'         => 12,
				'recipe_cuisines'        => 60,
				'recipe_dietary'         => 25,
				'recipe_cooking_methods' => 20,
				'recipe_keys'            => 12,
				'recipe_badges'          => 10,
			]
		);
	}
}
