<?php
declare( strict_types=1 );

namespace Larder\Bench;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Search;
use Larder\Votes;

/**
 * The search index, put together as the plugin does.
 */
final class SearchIndex {

	public readonly Search\Index $index;

	public readonly Search\Rebuild $rebuild;

	/**
	 * Puts it together.
	 *
	 * @param \wpdb $wpdb The database.
	 */
	public function __construct( \wpdb $wpdb ) {
		$db            = new Search\Database( $wpdb );
		$facets        = new Search\Facets();
		$tallies       = new Votes\Tallies( new Votes\Database( $wpdb ), new Votes\Tables( $wpdb ) );
		$builder       = new Search\EntryBuilder( new DocumentRepository( $wpdb, new DocumentBuilder() ), $facets, $tallies );
		$tables        = new Search\Tables( $wpdb );
		$state         = new Search\State( $db, $tables );
		$marks         = new Search\Marks( $db, $tables );
		$indexer       = new Search\Indexer( $db, $tables, $builder );
		$this->index   = new Search\Index( $db, $tables, $state, $marks, $indexer, $builder, $facets );
		$this->rebuild = new Search\Rebuild( $db, $tables, $state, $marks, $this->index, $builder );
	}

	/**
	 * Gives the question that is measured, with 139 counts.
	 *
	 * @param list<int> $cuisines Chosen terms.
	 * @param string    $text     Words.
	 */
	public static function question( array $cuisines, string $text = '' ): Search\Query {
		return new Search\Query(
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
